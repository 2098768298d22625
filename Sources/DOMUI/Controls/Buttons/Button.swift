/// A control that does something when it is activated.
public struct Button<Label> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @Environment(\.buttonLook) private var look
}

extension Button where Label: View {
  /// Makes a button with a label of any kind.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label())
  }

  /// Makes a button with a role and a label of any kind.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }

  private init(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label) {
    self.role = role
    self.action = action
    self.label = label
  }
}

extension Button: View where Label: View {
  /// The button in the style of its surroundings.
  public var body: some View {
    switch look {
    case .system(let style):
      ButtonElement(role: role, style: style, action: action, content: label)
    case .custom(let style):
      ButtonElement(
        role: role, style: .custom, action: action,
        content: style.make(ButtonStyleConfiguration(role: role, label: label)))
    case .primitive(let style):
      style.make(PrimitiveButtonStyleConfiguration(role: role, label: label, action: action))
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a primitive style was asked to draw.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
