import CheckerCore
import CheckerSkim

/// Reads the comments that silence rules.
struct DirectiveReader {
  /// What the bytes of such a comment hold, also where it is misspelt.
  static let marker: StaticString = "eedback-"
  static let form = "// feedback-states:ignore RULE -- REASON"

  /// The names of all rules.
  let ruleNames: Set<String>

  /// The directives among some comments of a file.
  func directives(in source: SourceFile, comments: [Range<Int>]) -> [Directive] {
    comments.compactMap { range in
      guard let comment = DirectiveComment(source.text(in: range)) else { return nil }
      let place = source.lines.place(of: range)
      switch rules(of: comment) {
      case .success(let rules):
        return Directive(
          rules: rules, range: range, place: place,
          reach: reach(of: range, place: place, in: source))
      case .failure(let problem):
        return Directive(
          rules: [], range: range, place: place, reach: .nothing(problem: problem.message))
      }
    }
  }

  private struct Problem: Error {
    var message: String
  }

  private func rules(of comment: DirectiveComment) -> Result<[String], Problem> {
    let text: Substring
    switch comment {
    case .directive(let rest): text = rest
    case .misspelt:
      return .failure(Problem(message: "it is not spelt as it must be; write `\(Self.form)`"))
    case .documentation:
      return .failure(
        Problem(message: "a documentation comment is for readers; write `\(Self.form)`"))
    }
    let verb = text.prefix { $0 != " " && $0 != "\t" }
    guard !verb.isEmpty else {
      return .failure(
        Problem(message: "“ignore” must follow the colon at once; write `\(Self.form)`"))
    }
    guard verb == "ignore" else {
      return .failure(
        Problem(message: "“\(verb)” is not known here; write `\(Self.form)`"))
    }
    let rest = text.dropFirst(verb.count)
    guard let dashes = rest.firstRange(of: "--") else {
      return .failure(Problem(message: "the reason is missing; write `\(Self.form)`"))
    }
    let reason = rest[dashes.upperBound...]
    guard reason.contains(where: { !$0.isWhitespace && $0 != "-" }) else {
      return .failure(Problem(message: "the reason is missing; write `\(Self.form)`"))
    }
    let names = rest[..<dashes.lowerBound]
      .split { $0 == "," || $0 == " " || $0 == "\t" }.map(String.init)
    guard !names.isEmpty else {
      return .failure(Problem(message: "no rule is named; write `\(Self.form)`"))
    }
    for name in names where !ruleNames.contains(name) {
      return .failure(
        Problem(
          message: "there is no rule “\(name)”" + Suggestion.hint(for: name, in: ruleNames)))
    }
    return .success(names)
  }

  /// A comment behind code speaks of its line, one on a line of its own of what follows.
  private func reach(of range: Range<Int>, place: Place, in source: SourceFile) -> Directive.Reach {
    let lineStart = source.lines.start(ofLine: place.line)
    let before = source.bytes[lineStart..<range.lowerBound]
    let isBehindCode = before.contains {
      $0 != 0x20 && $0 != 0x09 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF
    }
    if isBehindCode { return .line(place.line) }
    let extent = source.bytes.withUnsafeBufferPointer {
      StatementExtent.extent(after: range.upperBound, in: $0)
    }
    guard let extent else {
      return .nothing(
        problem: "nothing follows that it could silence; put it above a statement or at the "
          + "end of a line")
    }
    return .bytes(extent)
  }
}
