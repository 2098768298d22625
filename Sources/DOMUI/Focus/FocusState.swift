/// Which part of a view has the keyboard focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let empty: Value
  private var location: FocusLocation<Value>?

  /// Makes a state that is true while a view has the focus.
  public init() where Value == Bool {
    empty = false
  }

  /// Makes a state that names the view that has the focus.
  public init<T: Hashable>() where Value == T? {
    empty = nil
  }

  /// What has the focus now; writing moves the focus when the page has been brought up to date.
  public var wrappedValue: Value {
    get { location?.value ?? empty }
    nonmutating set { location?.move(to: newValue) }
  }

  /// A way for other views to read and move the focus.
  public var projectedValue: Binding { Binding(location: location ?? FocusLocation(empty)) }

  /// True: a newer view does not bring a newer state.
  public static var _isOwnedByNode: Bool { true }

  /// Connects the state to its node.
  ///
  /// Not for callers.
  @MainActor
  public mutating func _connect(to slot: _PropertySlot) {
    let empty = empty
    let page = slot.owner?.page
    location = slot.kept { _ in FocusLocation(empty, page: page) }
  }

  /// A way to read and move the focus.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>

    /// What has the focus now.
    public var wrappedValue: Value {
      get { location.value }
      nonmutating set { location.move(to: newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

/// Which element assistive technology stands on; in a page this is the keyboard focus.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let empty: Value
  private var location: FocusLocation<Value>?

  /// Makes a state that is true while a view has the focus.
  public init() where Value == Bool {
    empty = false
  }

  /// Makes a state that names the view that has the focus.
  public init<T: Hashable>() where Value == T? {
    empty = nil
  }

  /// What has the focus now; writing moves the focus when the page has been brought up to date.
  public var wrappedValue: Value {
    get { location?.value ?? empty }
    nonmutating set { location?.move(to: newValue) }
  }

  /// A way for other views to read and move the focus.
  public var projectedValue: Binding { Binding(location: location ?? FocusLocation(empty)) }

  /// True: a newer view does not bring a newer state.
  public static var _isOwnedByNode: Bool { true }

  /// Connects the state to its node.
  ///
  /// Not for callers.
  @MainActor
  public mutating func _connect(to slot: _PropertySlot) {
    let empty = empty
    let page = slot.owner?.page
    location = slot.kept { _ in FocusLocation(empty, page: page) }
  }

  /// A way to read and move the focus.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>

    /// What has the focus now.
    public var wrappedValue: Value {
      get { location.value }
      nonmutating set { location.move(to: newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}
