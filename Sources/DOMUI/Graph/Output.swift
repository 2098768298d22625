/// One element that a node lays into its container.
///
/// Not for callers.
public struct _Output {
  let host: ElementHost
  var traits: ViewTraits

  init(_ host: ElementHost, traits: ViewTraits = ViewTraits()) {
    self.host = host
    self.traits = traits
  }
}

/// What modifiers tell the container of a view: a picker its tag, a tab view its label.
struct ViewTraits {
  private var values: [ObjectIdentifier: Any] = [:]

  subscript<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Names one trait.
protocol ViewTraitKey {
  associatedtype Value
}

/// The value of `.tag(_:)`.
enum TagTrait: ViewTraitKey { typealias Value = AnyHashable }
/// The identity of the row that a `ForEach` made: a tag where no tag is given.
enum RowIdentityTrait: ViewTraitKey { typealias Value = AnyHashable }
