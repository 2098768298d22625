import ElementTree

/// The button with the role `cancel` of an alert or a choice: Escape does what it does, and the system
/// adds none of its own.
@Observable @MainActor
final class DialogCancellation {
  private weak var element: Element?
  @ObservationIgnored private var action: (@MainActor () -> Void)?

  nonisolated init() {}

  /// Whether the dialog has such a button of its own.
  var hasButton: Bool { element != nil }

  /// Notes the button and what a tap on it does.
  func note(_ button: Element, action: @escaping @MainActor () -> Void) {
    self.action = action
    if element !== button { element = button }
  }

  /// Does what the button does, or something else where there is none.
  func perform(orElse otherwise: @MainActor () -> Void) {
    guard let element, element.isAttached else { return otherwise() }
    action?()
  }
}

extension EnvironmentValues {
  /// The way out of the dialog around.
  var dialogCancellation: DialogCancellation? {
    get { self[DialogCancellationKey.self] }
    set { self[DialogCancellationKey.self] = newValue }
  }
}

private enum DialogCancellationKey: EnvironmentKey {
  static let defaultValue: DialogCancellation? = nil
}
