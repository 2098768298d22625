@_spi(Reflection) import Swift

/// The stored properties of a type: where they lie and what they are, read once per type.
struct FieldLayout {
  struct Field {
    let offset: Int
    let type: any Any.Type
    let hasFields: Bool
  }

  /// Whether the type is a class, or an optional of one.
  let isReference: Bool
  let fields: [Field]
  /// The fields that the graph connects to nodes, such as `@State`.
  let dynamicFields: [(offset: Int, type: any DynamicProperty.Type)]

  @MainActor private static var known: [ObjectIdentifier: FieldLayout] = [:]

  /// The layout of a value's type; enums and existentials have no fields of their own.
  @MainActor
  static func of<Value>(_ value: Value) -> FieldLayout {
    if let layout = known[ObjectIdentifier(Value.self)] { return layout }
    let style = Mirror(reflecting: value).displayStyle
    return read(Value.self, hasFields: style == .struct || style == .tuple)
  }

  /// The layout of a type that is known to be a struct or a tuple, or not to be one.
  @MainActor
  static func of(_ type: any Any.Type, hasFields: Bool) -> FieldLayout {
    known[ObjectIdentifier(type)] ?? read(type, hasFields: hasFields)
  }

  @MainActor
  private static func read(_ type: any Any.Type, hasFields: Bool) -> FieldLayout {
    var fields: [Field] = []
    if hasFields {
      _ = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
        let hasFields = kind == .struct || kind == .tuple
        fields.append(Field(offset: offset, type: fieldType, hasFields: hasFields))
        return true
      }
    }
    let dynamic = fields.compactMap { field in
      (field.type as? any DynamicProperty.Type).map { (field.offset, $0) }
    }
    let optional = type as? any OptionalValue.Type
    let layout = FieldLayout(
      isReference: (optional?.wrapped ?? type) is AnyClass, fields: fields, dynamicFields: dynamic)
    known[ObjectIdentifier(type)] = layout
    return layout
  }

  /// Whether two values of a type are surely equal, so that a body need not be evaluated again.
  ///
  /// Equal bits are equal values. Else each field decides: `Equatable` ones by `==`, others by their
  /// own fields; closures whose bits differ count as different, and so do references: one that is
  /// `unowned` may lead nowhere by now and must not be followed. State is left out: it lives on the
  /// node and a newer value of the view does not bring a newer state.
  ///
  /// What holds a weak reference is never surely equal: its bits stay the same when the object goes.
  @MainActor
  static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    let layout = of(left)
    return withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in
        areEqual(Value.self, layout, UnsafeRawPointer(left), UnsafeRawPointer(right))
      }
    }
  }

  @MainActor
  private static func areEqual<Value>(
    _: Value.Type, _ layout: FieldLayout, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    // Of the values in Swift only those with a weak reference cannot be moved bit by bit.
    let holdsWeakly = !_isBitwiseTakable(Value.self)
    if holdsWeakly, !(Value.self is any Equatable.Type) { return false }
    let size = MemoryLayout<Value>.size
    if !holdsWeakly, size == 0 || memcmp(left, right, size) == 0 { return true }
    if let property = Value.self as? any DynamicProperty.Type, property._isOwnedByNode {
      return true
    }
    if layout.isReference { return false }
    if Value.self is any Equatable.Type {
      let leftValue = left.assumingMemoryBound(to: Value.self).pointee
      let rightValue = right.assumingMemoryBound(to: Value.self).pointee
      guard let leftValue = leftValue as? any Equatable else { return false }
      return leftValue.isEqual(to: rightValue)
    }
    guard !layout.fields.isEmpty else { return false }
    for field in layout.fields {
      let inner = of(field.type, hasFields: field.hasFields)
      func compare<Part>(_ type: Part.Type) -> Bool {
        areEqual(type, inner, left + field.offset, right + field.offset)
      }
      guard _openExistential(field.type, do: compare) else { return false }
    }
    return true
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self) == self
  }
}

/// An optional of any kind.
private protocol OptionalValue {
  static var wrapped: any Any.Type { get }
}

extension Optional: OptionalValue {
  fileprivate static var wrapped: any Any.Type { Wrapped.self }
}
