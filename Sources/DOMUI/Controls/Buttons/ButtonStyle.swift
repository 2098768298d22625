/// How a button looks; the page keeps handling the activation.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// What the style is told of the button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a button.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    let content: AnyView
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Always false: the browser itself shows that a button is held down, without asking the app.
  public let isPressed: Bool

  init(role: ButtonRole?, label: some View) {
    self.role = role
    self.label = Label(content: AnyView(label))
    isPressed = false
  }
}

/// How a button looks and how it is activated.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// What the style is told of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes the button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a primitive style is told of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    let content: AnyView
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void

  init(role: ButtonRole?, label: some View, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = Label(content: AnyView(label))
    self.action = action
  }

  /// Does what the button does.
  @MainActor
  public func trigger() {
    action()
  }
}

extension ButtonStyleConfiguration.Label: View {
  /// The label as the button was given it.
  public var body: some View { content }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  /// The label as the button was given it.
  public var body: some View { content }
}
