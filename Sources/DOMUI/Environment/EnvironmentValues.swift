import Synchronization

/// A key of a value that flows down the view hierarchy.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The values that flow down the view hierarchy.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]
  // Two environments with one version hold the same values: a write that changes something takes a
  // new number. It lets the graph skip a subtree by comparing integers.
  private var version = 0

  private static let versions = Atomic<Int>(0)

  /// Makes an environment of default values.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      let old = values[ObjectIdentifier(key)] ?? Key.defaultValue
      if let old = old as? any Equatable, old.isSame(as: newValue) { return }
      values[ObjectIdentifier(key)] = newValue
      version = EnvironmentValues.versions.wrappingAdd(1, ordering: .relaxed).newValue
    }
  }

  /// An observable object set by its type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set {
      guard values[ObjectIdentifier(type)] as? Object !== newValue else { return }
      values[ObjectIdentifier(type)] = newValue
      version = EnvironmentValues.versions.wrappingAdd(1, ordering: .relaxed).newValue
    }
  }

  func isIdentical(to other: EnvironmentValues) -> Bool { version == other.version }

  /// Whether both surely hold the same values.
  ///
  /// - Complexity: O(n) in the number of values set.
  func isEquivalent(to other: EnvironmentValues) -> Bool {
    if isIdentical(to: other) { return true }
    guard values.count == other.values.count else { return false }
    return values.allSatisfy { key, value in
      guard let otherValue = other.values[key] else { return false }
      if let value = value as? any Equatable { return value.isSame(as: otherValue) }
      return type(of: value) is AnyObject.Type
        && ObjectIdentifier(value as AnyObject) == ObjectIdentifier(otherValue as AnyObject)
    }
  }

  /// How many values are set.
  public var description: String { "EnvironmentValues(\(values.count) set)" }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}
