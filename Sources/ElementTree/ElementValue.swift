/// The value of a live property of an element, such as `value` or `checked`.
public enum ElementValue: Hashable, Sendable {
  /// A text, such as what stands in a field.
  case string(String)
  /// A truth value, such as whether a box is ticked.
  case bool(Bool)
  /// A number, such as the progress of a bar.
  case number(Double)
}
