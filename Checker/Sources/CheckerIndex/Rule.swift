public import CheckerCore

/// One rule: its description and what finds it.
///
/// A rule is a pure function of one lowered file and the merged index.
public protocol Rule: Sendable {
  /// The name, examples and explanation.
  static var info: RuleInfo { get }

  /// Makes the rule; rules hold no state.
  init()

  /// Reports every finding in `context.file`.
  func check(_ context: RuleContext)
}

extension Rule {
  /// The rule's name.
  public var name: String { Self.info.name }
}
