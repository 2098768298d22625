extension Image: View {
  /// The element that shows the picture.
  public var body: some View {
    switch source {
    case .symbol:
      SymbolImage(image: self)
    case .file where mode == .template:
      SymbolImage(image: self)
    case .file:
      PictureImage(image: self)
    }
  }

  /// The address of what is drawn, in an environment.
  private func address(in environment: EnvironmentValues) -> String {
    switch source {
    case .symbol(let name):
      SymbolLibrary.address(of: environment.symbolVariants.applied(to: name))
    case .file(let name, let bundle):
      PictureLibrary.address(of: name, in: bundle ?? .main) ?? SymbolLibrary.address(of: "photo")
    }
  }

  /// What an element that draws the picture in the colour of the text should be.
  @MainActor
  func spec(in environment: EnvironmentValues) -> ElementSpec {
    var spec = ElementSpec("icon")
    if isResizable { spec.classes.append("resizable") }
    switch environment.imageScale {
    case .small: spec.classes.append("icon-small")
    case .medium: break
    case .large: spec.classes.append("icon-large")
    }
    spec.styles["--icon"] = "url(\(address(in: environment)))"
    describe(&spec, in: environment)
    return spec
  }

  @MainActor
  fileprivate func pictureSpec(in environment: EnvironmentValues) -> ElementSpec {
    var spec = ElementSpec("picture")
    if isResizable { spec.classes.append("resizable") }
    spec.attributes["src"] = address(in: environment)
    spec.attributes["alt"] = isDecorative ? "" : spokenLabel(in: environment)
    if environment.isPlaceholder { spec.classes.append("redacted") }
    return spec
  }

  @MainActor
  private func describe(_ spec: inout ElementSpec, in environment: EnvironmentValues) {
    if environment.isPlaceholder { spec.classes.append("redacted") }
    if isDecorative || environment.isPlaceholder {
      spec.attributes["aria-hidden"] = "true"
    } else {
      spec.attributes["role"] = "img"
      spec.attributes["aria-label"] = spokenLabel(in: environment)
    }
  }

  private func spokenLabel(in environment: EnvironmentValues) -> String {
    if let label { return label.string(in: environment) }
    switch source {
    case .symbol(let name):
      return SymbolNames.spoken(name)
    case .file(let name, let bundle):
      return StringsTable.string(name, table: nil, bundle: bundle, locale: environment.locale)
    }
  }
}

/// A picture drawn in the colour of the text around.
private struct SymbolImage: ElementView {
  let image: Image
  var tag: String { "span" }

  func spec(in scene: ElementScene) -> ElementSpec { image.spec(in: scene.environment) }

  func flexibility(of content: Flexibility) -> Flexibility { image.isResizable ? [.x, .y] : [] }
}

/// A picture in its own colours.
private struct PictureImage: ElementView {
  let image: Image
  var tag: String { "img" }

  func spec(in scene: ElementScene) -> ElementSpec { image.pictureSpec(in: scene.environment) }

  func flexibility(of content: Flexibility) -> Flexibility { image.isResizable ? [.x, .y] : [] }
}
