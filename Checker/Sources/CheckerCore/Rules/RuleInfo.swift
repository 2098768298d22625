/// What a rule is about.
///
/// The command's `explain`, the documentation page and the tests use it.
public struct RuleInfo: Sendable {
  /// A setting of one rule.
  public struct Option: Hashable, Sendable {
    /// The key in the configuration.
    public var name: String
    /// What it changes and what values it takes.
    public var summary: String

    /// Makes an option.
    public init(name: String, summary: String) {
      self.name = name
      self.summary = summary
    }
  }

  /// The name, which reads well after "allow".
  public var name: String
  /// The surest tier that the rule gives.
  public var tier: Tier
  /// The rows of the guide that the rule enforces, such as `G1`.
  public var guide: [String]
  /// One sentence that says what is found.
  public var summary: String
  /// Why it matters to the person who uses the app.
  public var why: String
  /// What to write instead.
  public var instead: String
  /// When the rule is wrong, and what it leaves alone.
  public var whenItErrs: String
  /// Settings of this rule alone.
  public var options: [Option]
  /// Source with findings at its marks.
  public var triggering: [Example]
  /// Source without findings.
  public var nonTriggering: [Example]

  /// Makes a rule's description.
  public init(
    name: String, tier: Tier, guide: [String], summary: String, why: String, instead: String,
    whenItErrs: String, options: [Option] = [], triggering: [Example], nonTriggering: [Example]
  ) {
    self.name = name
    self.tier = tier
    self.guide = guide
    self.summary = summary
    self.why = why
    self.instead = instead
    self.whenItErrs = whenItErrs
    self.options = options
    self.triggering = triggering
    self.nonTriggering = nonTriggering
  }
}
