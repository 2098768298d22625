import CheckerCore

/// Applies the directives of one file to its findings.
enum Suppressions {
  /// The name of findings about comments that silence nothing.
  static let unusedRule = "unused_ignore"
  /// The name of findings about comments that cannot be read.
  static let malformedRule = "malformed_ignore"

  /// What is left of a file's findings, with findings about the comments themselves.
  ///
  /// `findings` is everything that was found in the file, whatever is shown of it. A comment for a
  /// rule that is not in `activeRules` is not called unused.
  static func apply(
    _ directives: [Directive], to findings: [Finding], in source: SourceFile,
    activeRules: Set<String>
  ) -> [Finding] {
    guard !directives.isEmpty else { return findings }
    var used: Set<UsedRule> = []
    var left: [Finding] = []
    for finding in findings {
      let covering = directives.indices.filter { directives[$0].covers(finding) }
      for index in covering { used.insert(UsedRule(directive: index, rule: finding.rule)) }
      if covering.isEmpty { left.append(finding) }
    }
    for (index, directive) in directives.enumerated() {
      if case .nothing(let problem) = directive.reach {
        left.append(
          note(
            directive, path: source.path, rule: malformedRule,
            "This comment silences nothing: \(problem)" + (problem.hasSuffix("?") ? "" : ".")
          ))
        continue
      }
      let unused = directive.rules.filter {
        activeRules.contains($0) && !used.contains(UsedRule(directive: index, rule: $0))
      }
      if !unused.isEmpty {
        let names = unused.joined(separator: ", ")
        left.append(
          note(
            directive, path: source.path, rule: unusedRule,
            "Nothing here has to be silenced for \(names). "
              + (unused.count == directive.rules.count
                ? "Remove the comment." : "Remove that from the comment."),
            fix: removal(of: unused, from: directive, in: source)))
      }
    }
    return left.sorted()
  }

  private struct UsedRule: Hashable {
    var directive: Int
    var rule: String
  }

  private static func note(
    _ directive: Directive, path: String, rule: String, _ message: String, fix: Fix? = nil
  ) -> Finding {
    Finding(
      rule: rule, tier: .certain, path: path, range: directive.range, place: directive.place,
      message: message, declaration: "", snippet: directive.rules.joined(separator: ","), fix: fix)
  }
}
