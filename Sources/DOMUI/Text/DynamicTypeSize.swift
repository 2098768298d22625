/// How large texts are.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest.
  case xSmall
  /// Smaller.
  case small
  /// A little smaller.
  case medium
  /// The standard.
  case large
  /// A little larger.
  case xLarge
  /// Larger.
  case xxLarge
  /// The largest without accessibility sizes.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The fifth accessibility size.
  case accessibility5

  /// Whether this is an accessibility size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether the left one is smaller.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }

  /// How much larger than the standard body texts are.
  var factor: Double {
    switch self {
    case .xSmall: 0.82
    case .small: 0.88
    case .medium: 0.94
    case .large: 1
    case .xLarge: 1.12
    case .xxLarge: 1.24
    case .xxxLarge: 1.35
    case .accessibility1: 1.65
    case .accessibility2: 1.94
    case .accessibility3: 2.35
    case .accessibility4: 2.76
    case .accessibility5: 3.12
    }
  }
}

extension View {
  /// Sets how large texts inside are, beside what the browser is set to.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of texts inside within a range.
  public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
    transformEnvironment(\.dynamicTypeSize) { size in
      if range.contains(size) { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      size = (size < (allowed.first ?? size) ? allowed.first : allowed.last) ?? size
    }
  }
}

/// A number of points that grows with the person's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private var factor: Value = 1

  /// Scales as the body text does; in points at the standard text size.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Scales as a text does; in points at the standard text size.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
  }

  /// The number now.
  public var wrappedValue: Value { value * factor }

  /// Reads the text size from the environment of the node.
  ///
  /// Not for callers.
  @MainActor
  public mutating func _connect(to slot: _PropertySlot) {
    guard let size = slot.owner?.environment.dynamicTypeSize else { return }
    factor = Value(size.factor)
  }
}
