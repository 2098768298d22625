/// A type that has a value with nothing in it, for states that are forced to be empty.
///
/// Collections and optionals need not conform.
public protocol EmptyRepresentable {
  /// The value with nothing in it.
  static var empty: Self { get }
}
