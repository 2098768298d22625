/// The values of the screens on a navigation stack, of any types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable]

  /// Makes an empty path.
  public init() { elements = [] }

  /// Makes a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many screens stand above the root.
  public var count: Int { elements.count }
  /// Whether only the root is shown.
  public var isEmpty: Bool { elements.isEmpty }

  /// Puts a value on top.
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
  }

  /// Takes the topmost values away.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(k)
  }
}
