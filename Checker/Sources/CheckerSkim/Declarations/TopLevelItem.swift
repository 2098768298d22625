/// A declaration or statement at the top level of a file, also inside `#if`.
public struct TopLevelItem: Sendable, Equatable {
  /// What introduces the item.
  public enum Kind: UInt8, Sendable {
    /// A type or an extension: its braces end it.
    case type
    /// A function, initializer or subscript.
    case function
    /// A variable or constant.
    case variable
    /// An import.
    case importing
    /// A type alias, operator, precedence group or macro.
    case other
    /// A statement or expression, as in scripts; also a macro such as `#Preview`.
    case statement
    /// `#if`, `#elseif`, `#else` or `#endif` with its condition.
    case directive
  }

  /// What the item is.
  public var kind: Kind
  /// What tells the names of types apart: the hash of the last part; 0 for everything else.
  public var name: UInt64
  /// The bytes from the first token, attributes included, to the end of the last one.
  public var range: Range<Int>
  /// The words of the table that stand in the item's code.
  public var words: WordSet
  /// How deep brackets and interpolations nest in it.
  public var depth: Int
}
