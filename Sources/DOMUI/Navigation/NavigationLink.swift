import ElementTree

/// A control that opens another screen.
public struct NavigationLink<Label: View, Destination: View> {
  enum Target {
    case value(AnyHashable?)
    case destination(Destination)
  }

  let target: Target
  let label: Label
  @Environment(\.navigation) private var navigation
  @Environment(\.isEnabled) private var isEnabled

  init(target: Target, label: Label) {
    self.target = target
    self.label = label
  }
}

extension NavigationLink {
  /// Opens a destination.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .destination(destination()), label: label())
  }

  /// Opens a destination.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .destination(destination), label: label())
  }
}

extension NavigationLink where Destination == Never {
  /// Opens the screen that stands for a value; without a value the link is disabled.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Opens the screen that stands for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Opens a destination.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Opens a destination.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(target: .destination(destination), label: Text(title))
  }
}

extension NavigationLink: View {
  /// A control with the label inside.
  public var body: some View {
    NavigationLinkElement(label: label, isEnabled: isEnabled && isUsable) { name, opener in
      switch target {
      case .value(let value?): navigation?.push(value, opener: opener)
      case .value(nil): break
      case .destination(let destination):
        navigation?.push(AnyView(destination), link: name, opener: opener)
      }
    } isAwaited: { name in
      navigation?.awaits(link: name) ?? false
    }
  }

  private var isUsable: Bool {
    if case .value(nil) = target { return false }
    return navigation != nil
  }
}

private struct NavigationLinkElement<Label: View>: ElementView {
  let label: Label
  let isEnabled: Bool
  let open: @MainActor (_ name: String, _ opener: ElementID) -> Void
  /// Whether the screen behind the link was shown before the app was started anew.
  let isAwaited: @MainActor (_ name: String) -> Bool
  var tag: String { "button" }
  var elementContent: Label { label }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("nav-link")
    spec.attributes["type"] = "button"
    spec.attributes["role"] = "link"
    if isEnabled {
      let name = scene.name
      let element = scene.element.id
      spec.handlers["click"] = { _ in open(name, element) }
      if isAwaited(name) {
        scene.page.afterRender { if isAwaited(name) { open(name, element) } }
      }
    } else {
      spec.attributes["aria-disabled"] = "true"
    }
    return spec
  }
}
