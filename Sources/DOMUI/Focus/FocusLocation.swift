import ElementTree

/// Where a focus state lives: its value, and the elements that it can move the focus to.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
  // `state` is thread-safe; all else is only touched on the main actor.
  private let state: StateLocation<Value>
  private let empty: Value
  @MainActor private weak var page: PageRuntime?
  @MainActor private var targets: [ElementID: Target] = [:]
  @MainActor private var focused: ElementID?

  private struct Target {
    weak var element: Element?
    let value: Value
  }

  init(_ empty: Value) {
    self.empty = empty
    state = StateLocation(empty)
  }

  @MainActor
  init(_ empty: Value, page: PageRuntime?) {
    self.empty = empty
    self.page = page
    state = StateLocation(empty)
  }

  var value: Value { state.value }

  /// Sets the value, and moves the focus when the elements of this turn are in their places.
  func move(to newValue: Value) {
    state.value = newValue
    MainTurn.run { self.askForMove() }
  }

  @MainActor
  private func askForMove() {
    page?.afterRender { [weak self] in self?.moveNow() }
  }

  @MainActor
  private func moveNow() {
    let wanted = state.value
    targets = targets.filter { $0.value.element != nil }
    guard wanted != empty else {
      if let focused { page?.document.perform(.blur(focused)) }
      return
    }
    guard let element = element(for: wanted) else {
      // Nothing on the page stands for the value: as on Apple's platforms it is taken back.
      state.value = focusedValue
      return
    }
    if element.id != focused { page?.document.perform(.focus(element.id)) }
  }

  @MainActor
  private func element(for value: Value) -> Element? {
    for target in targets.values where target.value == value {
      if let element = target.element, element.isAttached { return element }
    }
    return nil
  }

  @MainActor
  private var focusedValue: Value { focused.flatMap { targets[$0]?.value } ?? empty }

  /// Notes that an element stands for a value.
  @MainActor
  func register(_ element: Element, for value: Value) {
    targets[element.id] = Target(element: element, value: value)
  }

  /// Takes what the page says of the focus.
  @MainActor
  func notice(_ element: ElementID, isFocused: Bool) {
    if isFocused {
      focused = element
    } else if focused == element {
      focused = nil
    } else {
      return
    }
    state.value = focusedValue
  }
}
