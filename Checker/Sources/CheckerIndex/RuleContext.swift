public import CheckerCore

/// What a rule sees while it checks one file, and where it puts its findings.
public final class RuleContext {
  /// The file.
  public let file: FileModel
  /// The merged facts of the whole project.
  public let index: ProjectIndex
  /// The words and wrappers in force.
  public let vocabulary: Vocabulary
  /// The view-building code of the file's types, in the order of the source.
  public let views: [ViewCode]
  /// What was reported so far.
  public private(set) var findings: [Finding] = []
  private var reported: Set<Key> = []

  private struct Key: Hashable {
    let rule: String
    let offset: Int
  }

  init(file: FileModel, index: ProjectIndex, vocabulary: Vocabulary) {
    self.file = file
    self.index = index
    self.vocabulary = vocabulary
    views = file.types.compactMap { ViewCode($0) }
  }

  /// The merged facts of a type of this file.
  public func facts(of type: TypeModel) -> TypeView? { index.type(type.name) }

  /// Reports one finding; a second one of the same rule at the same place is dropped.
  public func report(
    _ rule: RuleInfo, tier: Tier, at range: Range<Int>, in declaration: String, _ message: String,
    related: [Finding.Related] = [], fix: Fix? = nil
  ) {
    guard reported.insert(Key(rule: rule.name, offset: range.lowerBound)).inserted else { return }
    var tier = tier
    // A screen for developers only is not what people wait at.
    if Self.isForDevelopers(String(declaration.prefix { $0 != "." })) { tier = .hint }
    findings.append(
      Finding(
        rule: rule.name, tier: tier, path: file.source.path, range: range,
        place: file.source.lines.place(of: range), message: message, related: related,
        declaration: declaration, snippet: Snippet.normalised(file.source.text(in: range)),
        fix: fix))
  }

  /// Whether a type's name says that only developers see it: `DebugView`, and not `LogInView`.
  private static func isForDevelopers(_ name: String) -> Bool {
    let words = Words.of(name)
    guard let first = words.first else { return false }
    if first == "log" { return !["in", "out", "on"].contains(words.dropFirst().first) }
    return ["debug", "logs", "preview", "mock"].contains(first)
  }

  /// A place in this file that helps to understand a finding.
  public func related(_ range: Range<Int>, _ message: String) -> Finding.Related {
    Finding.Related(
      path: file.source.path, range: range, place: file.source.lines.place(of: range),
      message: message)
  }

  /// A declaration, in whatever file, that helps to understand a finding.
  public func related(_ property: PropertyFacts, _ message: String) -> Finding.Related {
    Finding.Related(
      path: property.path, range: property.range, place: property.place, message: message)
  }

  /// The member of `type` around `offset`, with the type's name: `ProfileView.body`.
  public func declaration(at offset: Int, in type: TypeModel) -> String {
    for member in type.members where member.range.contains(offset) {
      switch member.kind {
      case .variable(let part): return type.name + "." + part.name
      case .function(let part): return type.name + "." + part.name
      default: continue
      }
    }
    return type.name
  }
}
