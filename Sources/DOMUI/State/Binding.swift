/// A way to read and write a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void
  private let identity: BindingIdentity?
  /// The transaction that writes through this binding run in.
  public var transaction = Transaction()

  init(
    identity: BindingIdentity?, getter: @escaping () -> Value,
    setter: @escaping (Value, Transaction) -> Void
  ) {
    self.identity = identity
    self.getter = getter
    self.setter = setter
  }

  init(location: some BindingLocation<Value>) {
    self.init(
      identity: BindingIdentity(location: ObjectIdentifier(location), path: nil),
      getter: { location.get() },
      setter: { value, _ in location.set(value) })
  }

  /// Makes a binding of two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(identity: nil, getter: get, setter: { value, _ in set(value) })
  }

  /// Makes a binding of two closures, the second of which is told the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(identity: nil, getter: get, setter: set)
  }

  /// Makes a binding that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value now.
  public var wrappedValue: Value {
    get { getter() }
    nonmutating set {
      if transaction.animation == nil {
        setter(newValue, transaction)
      } else {
        withTransaction(transaction) { setter(newValue, transaction) }
      }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Makes a binding from the projection of another, for `$name` parameters.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      identity: identity?.appending(keyPath),
      getter: { getter()[keyPath: keyPath] },
      setter: { value, transaction in
        var whole = getter()
        whole[keyPath: keyPath] = value
        setter(whole, transaction)
      })
  }

  /// Makes a binding to the value inside an optional, or `nil` when there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      identity: nil,
      getter: { base.wrappedValue ?? first },
      setter: { value, _ in base.wrappedValue = value })
  }

  /// Makes a binding to an optional from a binding to a value; `nil` is not written back.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      identity: nil,
      getter: { base.wrappedValue },
      setter: { value, _ in if let value { base.wrappedValue = value } })
  }

  /// A binding whose writes run in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// A binding whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// Whether both surely lead to the same place.
  static func areSame(_ left: Binding, _ right: Binding) -> Bool {
    left.identity != nil && left.identity == right.identity
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {
  // A binding to state is thread-safe; one made of closures is as safe as they are, which Apple's
  // declaration leaves to the caller as well.
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element.
  public typealias Element = Binding<Value.Element>
  /// Goes over the elements by index.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The index of the collection.
  public typealias Index = Value.Index
  /// The indices of the collection.
  public typealias Indices = Value.Indices

  /// The first index.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index after the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The index after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// A binding to the element at an index; out of range it reads the last value seen.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let first = wrappedValue[position]
    return Binding<Value.Element>(
      identity: nil,
      getter: {
        let now = wrappedValue
        return now.indices.contains(position) ? now[position] : first
      },
      setter: { value, _ in
        guard wrappedValue.indices.contains(position) else { return }
        wrappedValue[position] = value
      })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The index before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

/// Something that a binding can lead to.
protocol BindingLocation<Value>: AnyObject {
  associatedtype Value
  func get() -> Value
  func set(_ newValue: Value)
}

/// Tells whether two bindings lead to the same part of the same place.
struct BindingIdentity: Hashable {
  var location: ObjectIdentifier
  var path: AnyKeyPath?

  func appending(_ keyPath: AnyKeyPath) -> BindingIdentity? {
    guard let path else { return BindingIdentity(location: location, path: keyPath) }
    return path.appending(path: keyPath).map { BindingIdentity(location: location, path: $0) }
  }
}
