/// What a page shows of the values of an environment: a dark part, a direction of reading, a text size.
@MainActor
enum EnvironmentPresentation {
  /// What the elements of a view should be whose environment was set at a key path.
  static func spec(
    for keyPath: PartialKeyPath<EnvironmentValues>, in environment: EnvironmentValues
  ) -> ElementSpec? {
    var spec = ElementSpec()
    switch keyPath {
    case \.colorScheme:
      spec.styles["color-scheme"] = environment.colorScheme.css
      spec.classes.append("themed")
    case \.layoutDirection:
      spec.attributes["dir"] = environment.layoutDirection.attribute
    case \.locale:
      spec.attributes["lang"] = environment.locale.identifier(.bcp47)
      spec.attributes["dir"] = environment.layoutDirection.attribute
    case \.dynamicTypeSize:
      spec.styles["--text"] = "\(environment.dynamicTypeSize.factor)"
      spec.classes.append("sized")
    case \.legibilityWeight:
      if environment.legibilityWeight == .bold { spec.merge(Font.Weight.semibold.spec) }
    case \.font:
      spec.merge(environment.font?.spec ?? ElementSpec())
    case \.multilineTextAlignment:
      spec.styles["text-align"] = environment.multilineTextAlignment.css
    case \.accessibilityReduceMotion:
      if environment.accessibilityReduceMotion { spec.classes.append("still") }
    default:
      return nil
    }
    return spec
  }

  /// What the element of a part should be that stands elsewhere on the page than the view it is of,
  /// such as a dialog: browsers do not hand down to it what surrounds the view.
  static func spec(ofPortalIn environment: EnvironmentValues) -> ElementSpec {
    var keyPaths: [PartialKeyPath<EnvironmentValues>] = [\.locale]
    if environment.setColorScheme != nil { keyPaths.append(\.colorScheme) }
    if environment.dynamicTypeSize != EnvironmentValues().dynamicTypeSize {
      keyPaths.append(\.dynamicTypeSize)
    }
    if environment.accessibilityReduceMotion { keyPaths.append(\.accessibilityReduceMotion) }
    return keyPaths.reduce(into: ElementSpec()) { whole, keyPath in
      if let part = spec(for: keyPath, in: environment) { whole.merge(part) }
    }
  }
}

/// Lays over the content what a page shows of one value of its environment.
struct EnvironmentPresenter<Content: View>: DecorationView {
  let content: EnvironmentWriter<Content>
  let keyPath: PartialKeyPath<EnvironmentValues>

  func spec(in scene: ElementScene) -> ElementSpec {
    var environment = scene.environment
    content.write(&environment)
    return EnvironmentPresentation.spec(for: keyPath, in: environment) ?? ElementSpec()
  }
}
