/// Source that shows a rule at work.
///
/// It is a test, a part of `explain` and of the rule's page.
public struct Example: Hashable, Sendable {
  /// One file of an example.
  public struct File: Hashable, Sendable {
    /// The file's name.
    public var name: String
    /// Its text; `↓` stands before each place where a finding begins.
    public var text: String

    /// Makes a file of an example.
    public init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  /// What the example shows, a few words.
  public var title: String
  /// The files, mostly one.
  public var files: [File]
  /// The tier of the findings that the marks stand for; `nil` where nothing is found.
  public var tier: Tier?

  /// Makes an example of one file.
  public init(_ title: String, tier: Tier? = nil, _ text: String) {
    self.init(title, tier: tier, files: [File("Example.swift", text)])
  }

  /// Makes an example of several files.
  public init(_ title: String, tier: Tier? = nil, files: [File]) {
    self.title = title
    self.tier = tier
    self.files = files
  }
}
