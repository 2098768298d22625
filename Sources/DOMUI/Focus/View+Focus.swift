import ElementTree

/// Ties the focus of a control to a focus state.
private struct FocusDecoration<Content: View, Value: Hashable>: DecorationView {
  let content: Content
  let location: FocusLocation<Value>
  let value: Value
  static var decoratesControl: Bool { true }

  func spec(in scene: ElementScene) -> ElementSpec {
    let id = scene.element.id
    location.register(scene.element, for: value)
    var spec = ElementSpec()
    // What takes no focus by itself, such as a heading, can still be moved to.
    if !scene.isNativelyFocusable { spec.attributes["tabindex"] = "-1" }
    spec.handlers["focus"] = { [location] _ in location.notice(id, isFocused: true) }
    spec.handlers["blur"] = { [location] _ in location.notice(id, isFocused: false) }
    return spec
  }
}

/// Puts a view into the order of the Tab key.
private struct FocusableDecoration<Content: View>: DecorationView {
  let content: Content
  let isFocusable: Bool
  static var decoratesControl: Bool { true }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec()
    spec.attributes["tabindex"] = isFocusable ? "0" : "-1"
    return spec
  }
}

extension View {
  /// Ties the focus of the view to a value of a focus state.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusDecoration(content: self, location: binding.location, value: value)
  }

  /// Ties the focus of the view to a focus state.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusDecoration(content: self, location: condition.location, value: true)
  }

  /// Ties the focus of assistive technology to a value of a state.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusDecoration(content: self, location: binding.location, value: value)
  }

  /// Ties the focus of assistive technology to a state.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    FocusDecoration(content: self, location: condition.location, value: true)
  }

  /// Moves the focus to a value of a focus state when the view appears.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }

  /// Says whether the Tab key reaches the view.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableDecoration(content: self, isFocusable: isFocusable)
  }
}
