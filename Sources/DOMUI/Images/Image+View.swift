extension Image: View {
  /// The element that shows the picture.
  public var body: some View {
    switch source {
    case .symbol(let name): SymbolImage(image: self, name: name)
    case .file: PictureImage(image: self)
    }
  }

  /// The tag of the element that shows the picture.
  var tag: String {
    switch source {
    case .symbol: "svg"
    case .file: "img"
    }
  }

  /// The lines of the symbol, when it is one.
  func drawing(in environment: EnvironmentValues) -> SymbolDrawing? {
    guard case .symbol(let name) = source else { return nil }
    return SymbolLibrary.drawing(of: environment.symbolVariants.applied(to: name))
  }

  /// What the element that shows the picture should be.
  @MainActor
  func spec(in environment: EnvironmentValues) -> ElementSpec {
    var spec = ElementSpec()
    if isResizable { spec.classes.append("resizable") }
    if environment.isPlaceholder { spec.classes.append("redacted") }
    let isHidden = isDecorative || environment.isPlaceholder
    if isHidden { spec.attributes["aria-hidden"] = "true" }
    switch source {
    case .symbol(let name):
      spec.classes.insert("icon", at: 0)
      if environment.imageScale != .medium {
        spec.classes.append(environment.imageScale == .small ? "icon-small" : "icon-large")
      }
      if SymbolNames.followsReading(name) { spec.classes.append("mirrors") }
      spec.attributes["viewBox"] = drawing(in: environment)?.viewBox
      if !isHidden {
        spec.attributes["role"] = "img"
        spec.attributes["aria-label"] = label(name, in: environment)
      }
    case .file(let name, let bundle):
      spec.classes.insert("picture", at: 0)
      spec.attributes["src"] = PictureLibrary.address(of: name, in: bundle ?? .main)
      spec.attributes["alt"] = isHidden ? "" : label(name, in: environment)
    }
    return spec
  }

  private func label(_ name: String, in environment: EnvironmentValues) -> String {
    if let label { return label.string(in: environment) }
    guard case .file(_, let bundle) = source else { return SymbolNames.spoken(name) }
    return StringsTable.string(name, table: nil, bundle: bundle, locale: environment.locale)
  }
}

/// A symbol, drawn in the colour of the text around.
private struct SymbolImage: ElementView {
  let image: Image
  let name: String
  var tag: String { "svg" }
  var elementContent: SymbolParts { SymbolParts(name: name) }

  func spec(in scene: ElementScene) -> ElementSpec { image.spec(in: scene.environment) }

  func flexibility(of content: Flexibility) -> Flexibility { image.isResizable ? [.x, .y] : [] }
}

/// The lines of a symbol.
private struct SymbolParts: View {
  let name: String
  @Environment(\.symbolVariants) private var variants

  var body: some View {
    ForEach(SymbolLibrary.drawing(of: variants.applied(to: name)).parts, id: \.self) { part in
      SymbolPart(part: part)
    }
  }
}

/// One line of a symbol.
private struct SymbolPart: ElementView {
  let part: SymbolDrawing.Part
  var tag: String { part.tag }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec()
    spec.attributes = part.attributes
    return spec
  }
}

/// A picture in its own colours.
private struct PictureImage: ElementView {
  let image: Image
  var tag: String { "img" }

  func spec(in scene: ElementScene) -> ElementSpec { image.spec(in: scene.environment) }

  func flexibility(of content: Flexibility) -> Flexibility { image.isResizable ? [.x, .y] : [] }
}
