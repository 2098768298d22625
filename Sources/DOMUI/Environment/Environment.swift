/// A value read from the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }

  private let source: Source
  private var connected: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Reads the observable object of a type; there must be one.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { $0[object: objectType] }
  }

  /// Reads the observable object of a type, when there is one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object { .some($0[object: objectType]) }
  }

  /// The value now.
  public var wrappedValue: Value {
    if let connected { return connected }
    switch source {
    case .keyPath(let keyPath):
      return EnvironmentValues()[keyPath: keyPath]
    case .object:
      preconditionFailure(
        "No \(Value.self) in the environment. Add .environment(\(Value.self)()) to a view above.")
    }
  }

  /// True: what is read comes from the node's environment, not from a newer view.
  public static var _isOwnedByNode: Bool { true }

  /// Reads the value from the environment of the node.
  ///
  /// Not for callers.
  @MainActor
  public mutating func _connect(to slot: _PropertySlot) {
    guard let environment = slot.owner?.environment else { return }
    switch source {
    case .keyPath(let keyPath): connected = environment[keyPath: keyPath]
    case .object(let read): connected = read(environment)
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {
  // A value type of constants: a key path or a closure of this file over nothing but a type.
}
