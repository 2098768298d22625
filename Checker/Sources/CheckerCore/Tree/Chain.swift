/// A base expression and the members, calls and subscripts that follow it, in order.
public struct Chain: Sendable {
  /// One step of a chain.
  public struct Link: Sendable {
    /// What the step does.
    public enum Kind: Sendable {
      /// `.name` that is not called.
      case property
      /// `.name(…)`.
      case method
      /// `(…)` applied to what stands before.
      case call
      /// `[…]`.
      case element
    }

    /// What the step does.
    public let kind: Kind
    /// The member's name; empty for ``Kind/call`` and ``Kind/element``.
    public let name: String
    /// The arguments, trailing closures included.
    public let arguments: [Argument]
    /// From the name (or the bracket) to the end of the step.
    public let range: Range<Int>

    /// Makes a step.
    public init(kind: Kind, name: String, arguments: [Argument], range: Range<Int>) {
      self.kind = kind
      self.name = name
      self.arguments = arguments
      self.range = range
    }

    /// The first argument with `label`.
    public func argument(_ label: String?) -> Node? {
      arguments.first { $0.label == label }?.value
    }
  }

  /// What the chain starts with.
  public let base: Node
  /// What follows, at least one step.
  public let links: [Link]

  /// Makes a chain.
  public init(base: Node, links: [Link]) {
    self.base = base
    self.links = links
  }
}

/// One argument of a call, or one element of a tuple.
public struct Argument: Sendable {
  /// The label, where there is one.
  public let label: String?
  /// The value.
  public let value: Node
  /// Whether it is a closure behind the parentheses.
  public let isTrailing: Bool

  /// Makes an argument.
  public init(label: String?, value: Node, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// A closure.
public struct Closure: Sendable {
  /// The names of its parameters.
  public let parameters: [String]
  /// Its statements.
  public let body: [Node]

  /// Makes a closure.
  public init(parameters: [String], body: [Node]) {
    self.parameters = parameters
    self.body = body
  }
}
