/// A value that a view owns and that lives as long as the view is on the page.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: () -> Value
  private var location: StateLocation<Value>?

  /// Makes a state with a value to begin with, evaluated once for each place of the view.
  public init(wrappedValue value: @autoclosure @escaping () -> Value) {
    initial = value
  }

  /// Makes a state with a value to begin with, evaluated once for each place of the view.
  public init(initialValue value: @autoclosure @escaping () -> Value) {
    initial = value
  }

  /// The value now.
  public var wrappedValue: Value {
    get { location?.value ?? initial() }
    nonmutating set {
      guard let location else {
        RuntimeIssue.report("A @State of \(Value.self) was set before its view was on a page.")
        return
      }
      location.value = newValue
    }
  }

  /// A way for other views to read and write the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial()) }
    return Binding(location: location)
  }

  /// True: a newer view does not bring a newer state.
  public static var _isOwnedByNode: Bool { true }

  /// Connects the state to its node.
  ///
  /// Not for callers.
  @MainActor
  public mutating func _connect(to slot: _PropertySlot) {
    location = slot.kept { path in
      StateRestoration.location(initial: initial, path: path, page: slot.owner?.page)
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that begins with `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: @unchecked Sendable where Value: Sendable {
  // The location is thread-safe; `initial` makes a Sendable value and is only called on the main
  // actor, when the view is connected.
}
