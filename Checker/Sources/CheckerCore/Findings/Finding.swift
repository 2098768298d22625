/// One fault at one place.
public struct Finding: Hashable, Codable, Sendable {
  /// Another place that helps to understand the finding, such as where the state is declared.
  public struct Related: Hashable, Codable, Sendable {
    /// The file, spelt as it was given to the analysis.
    public var path: String
    /// UTF-8 offsets in that file.
    public var range: Range<Int>
    /// Line and column of `range`.
    public var place: Place
    /// What is there.
    public var message: String

    /// Makes a related place.
    public init(path: String, range: Range<Int>, place: Place, message: String) {
      self.path = path
      self.range = range
      self.place = place
      self.message = message
    }
  }

  /// The rule's name, such as `loading_flag`.
  public var rule: String
  /// How sure the finding is.
  public var tier: Tier
  /// The file, spelt as it was given to the analysis.
  public var path: String
  /// UTF-8 offsets in the file.
  public var range: Range<Int>
  /// Line and column of `range`.
  public var place: Place
  /// What is missing and the smallest repair; complete sentences.
  public var message: String
  /// Other places, at most a few.
  public var related: [Related]
  /// The declaration around the finding, outermost first: `ProfileView.body`.
  public var declaration: String
  /// The code of `range` without comments and with single spaces, for the fingerprint.
  public var snippet: String
  /// A safe repair, where there is one.
  public var fix: Fix?

  /// Makes a finding.
  public init(
    rule: String, tier: Tier, path: String, range: Range<Int>, place: Place, message: String,
    related: [Related] = [], declaration: String, snippet: String, fix: Fix? = nil
  ) {
    self.rule = rule
    self.tier = tier
    self.path = path
    self.range = range
    self.place = place
    self.message = message
    self.related = related
    self.declaration = declaration
    self.snippet = snippet
    self.fix = fix
  }
}

extension Finding: Comparable {
  /// Orders by file, place, then rule: the order of every output.
  public static func < (left: Finding, right: Finding) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.range.lowerBound != right.range.lowerBound {
      return left.range.lowerBound < right.range.lowerBound
    }
    if left.range.upperBound != right.range.upperBound {
      return left.range.upperBound < right.range.upperBound
    }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.message < right.message
  }
}
