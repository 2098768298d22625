/// A piece of Swift code, lowered from the parser's tree to what the rules need.
///
/// Nodes never change. Postfix chains are flat (see ``Chain``), and so is a run of one operator, so
/// that long chains stay shallow.
public final class Node: Sendable {
  /// What the piece is, with its parts.
  public enum Kind: Sendable {
    // Expressions
    /// A plain name: `items`, `self`, `$isShown`.
    case name(String)
    /// A member of an implied type: `.loading`.
    case implicitMember(String)
    /// A base and what is applied to it in turn.
    case chain(Chain)
    /// A closure.
    case closure(Closure)
    /// A string literal: its fixed text, and what is interpolated.
    case string(String, [Node])
    /// `true`, `nil`, a number and the like, as it is spelt.
    case literal(String)
    /// An array or dictionary literal.
    case collection([Node])
    /// A tuple, or an expression in parentheses.
    case tuple([Argument])
    /// A prefix operator and its operand.
    case prefix(String, Node)
    /// Operands joined by one operator: two or, for a run of the same operator, more.
    case operation(String, [Node])
    /// `target = value`, `+=` and the like.
    case assignment(String, Node, Node)
    /// `condition ? first : second`.
    case ternary(Node, Node, Node)
    /// `try`, `try?` or `try!`; the text is the mark after `try`.
    case attempt(String, Node)
    /// `await`.
    case awaiting(Node)
    /// `is`, `as`, `as?` or `as!`, the operand and the type.
    case cast(String, Node, String)
    /// A key path, as it is spelt.
    case keyPath(String)
    /// Anything else, with the pieces in it.
    case other([Node])

    // Statements, some of which are expressions too
    /// `if`.
    case conditional(Conditional)
    /// `switch`.
    case choice(Choice)
    /// `guard`.
    case guarded([Condition], [Node])
    /// `for`, `while` and `repeat`: what stands in the head, and the body.
    case loop([Node], [Node])
    /// `do` with its catches.
    case attemptBlock([Node], [Catch])
    /// `defer`.
    case deferred([Node])
    /// `return`.
    case returned(Node?)
    /// `throw`.
    case thrown(Node)
    /// `break`, `continue`, `fallthrough`.
    case jump(String)
    /// `#if` with all its branches.
    case platform([PlatformBranch])

    // Declarations
    /// A variable or constant, with accessors where it has them.
    case variable(Variable)
    /// A function or initializer.
    case function(Function)
    /// A type or an extension.
    case type(TypeDeclaration)
    /// One case of an enumeration.
    case enumCase(EnumCase)
  }

  /// What the piece is.
  public let kind: Kind
  /// UTF-8 offsets in the file, without the space around.
  public let range: Range<Int>
  /// What parentheses, `try`, `await` and casts here stand around; `nil` where there are none.
  ///
  /// Kept, because looking for it at every step of a row of `try` would take quadratic time.
  let wrapped: Node?

  /// Makes a node.
  public init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
    switch kind {
    case .attempt(_, let node), .awaiting(let node), .cast(_, let node, _):
      wrapped = node.plain
    case .tuple(let parts) where parts.count == 1 && parts[0].label == nil:
      wrapped = parts[0].value.plain
    default: wrapped = nil
    }
  }
}
