/// One condition of an `if`, `guard` or `while`.
public enum Condition: Sendable {
  /// A Boolean expression.
  case test(Node)
  /// `let name = value`; without a value the name is its own.
  case binding(String, Node?)
  /// `case pattern = value`.
  case match(Pattern, Node)
  /// `#available` and the like.
  case availability
}

/// An `if` with its branches.
public struct Conditional: Sendable {
  /// The conditions, all of which must hold.
  public let conditions: [Condition]
  /// What runs then.
  public let then: [Node]
  /// What runs otherwise; an `else if` is one ``Node/Kind/conditional(_:)``.
  public let otherwise: [Node]?

  /// Makes a conditional.
  public init(conditions: [Condition], then: [Node], otherwise: [Node]?) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
  }
}

/// A `switch` with its cases.
public struct Choice: Sendable {
  /// One case.
  public struct Case: Sendable {
    /// The patterns; none for `default`.
    public let patterns: [Pattern]
    /// Whether it is `default`.
    public let isDefault: Bool
    /// Whether `@unknown` stands before it.
    public let isUnknown: Bool
    /// Its statements.
    public let body: [Node]
    /// The label, from `case` or `default` to the colon.
    public let label: Range<Int>
    /// The platform that it is read for, where it stands in an `#if`.
    public let platform: String?

    /// Makes a case.
    public init(
      patterns: [Pattern], isDefault: Bool, isUnknown: Bool, body: [Node], label: Range<Int>,
      platform: String? = nil
    ) {
      self.patterns = patterns
      self.isDefault = isDefault
      self.isUnknown = isUnknown
      self.body = body
      self.label = label
      self.platform = platform
    }
  }

  /// What is switched over.
  public let subject: Node
  /// The cases in order.
  public let cases: [Case]

  /// Makes a choice.
  public init(subject: Node, cases: [Case]) {
    self.subject = subject
    self.cases = cases
  }
}

/// A pattern of a `case`.
public struct Pattern: Sendable {
  /// The case's name for `.name`, `.name(…)` and `Type.name(…)`.
  public let caseName: String?
  /// The type before the name, where it is spelt.
  public let typeName: String?
  /// The names that it binds.
  public let bindings: [String]
  /// Whether it matches anything (`_`, `let x`).
  public let matchesAll: Bool
  /// The condition after `where`.
  public let condition: Node?
  /// Patterns inside of a tuple pattern.
  public let parts: [Pattern]
  /// Where it stands.
  public let range: Range<Int>

  /// Makes a pattern.
  public init(
    caseName: String?, typeName: String? = nil, bindings: [String] = [], matchesAll: Bool = false,
    condition: Node? = nil, parts: [Pattern] = [], range: Range<Int>
  ) {
    self.caseName = caseName
    self.typeName = typeName
    self.bindings = bindings
    self.matchesAll = matchesAll
    self.condition = condition
    self.parts = parts
    self.range = range
  }
}

/// One `catch` of a `do`.
public struct Catch: Sendable {
  /// What it catches, as it is spelt; `nil` catches everything.
  public let pattern: String?
  /// The name of the error inside.
  public let errorName: String
  /// Its statements.
  public let body: [Node]
  /// The clause.
  public let range: Range<Int>

  /// Makes a catch.
  public init(pattern: String?, errorName: String, body: [Node], range: Range<Int>) {
    self.pattern = pattern
    self.errorName = errorName
    self.body = body
    self.range = range
  }
}

/// One branch of an `#if`.
public struct PlatformBranch: Sendable {
  /// The condition as it is spelt; `nil` for `#else`.
  public let condition: String?
  /// Its statements or members.
  public let body: [Node]

  /// Makes a branch.
  public init(condition: String?, body: [Node]) {
    self.condition = condition
    self.body = body
  }
}
