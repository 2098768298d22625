import CheckerCore

extension ConfigurationReader.Pass {
  mutating func readRules(_ value: LocatedJSON) {
    guard let members = members(of: value, what: "“rules”") else { return }
    for member in members {
      guard reader.ruleNames.contains(member.key) else {
        fail(
          "unknown rule “\(member.key)”"
            + Suggestion.hint(for: member.key, in: reader.ruleNames), at: member.offset)
        continue
      }
      if case .object(let parts) = member.value.content {
        result.rules[member.key] = setting(parts, of: member.key)
      } else if let show = show(member) {
        result.rules[member.key] = RuleSetting(show: show)
      }
    }
  }

  private static var settingKeys: [String] { ["show", "severity", "exclude"] }

  private mutating func setting(_ members: [LocatedJSON.Member], of rule: String) -> RuleSetting {
    var setting = RuleSetting()
    for member in members {
      switch member.key {
      case "show": setting.show = show(member)
      case "severity":
        if let text = choice(member, of: Severity.allCases.map(\.rawValue)) {
          setting.severity = Severity(rawValue: text)
        }
      case "exclude": setting.exclude = patterns(member)
      default:
        fail(
          "unknown key “\(member.key)” of “\(rule)”"
            + Suggestion.hint(for: member.key, in: Self.settingKeys), at: member.offset)
      }
    }
    return setting
  }

  private mutating func show(_ member: LocatedJSON.Member) -> RuleSetting.Show? {
    guard let text = choice(member, of: ["off"] + Tier.allCases.map(\.rawValue)) else {
      return nil
    }
    return Tier(rawValue: text).map { .tier($0) } ?? .off
  }

  mutating func readVocabulary(_ value: LocatedJSON) {
    guard let members = members(of: value, what: "“vocabulary”") else { return }
    var owners: [String: String] = [:]
    for member in members {
      let words = { (pass: inout Self) in pass.words(member, owners: &owners) }
      switch member.key {
      case "loading": result.vocabulary.loading.formUnion(words(&self))
      case "success": result.vocabulary.success.formUnion(words(&self))
      case "failure": result.vocabulary.failure.formUnion(words(&self))
      case "idle": result.vocabulary.idle.formUnion(words(&self))
      case "empty": result.vocabulary.empty.formUnion(words(&self))
      default:
        fail(
          "unknown key “\(member.key)”"
            + Suggestion.hint(for: member.key, in: ConfigurationReader.wordKeys),
          at: member.offset)
      }
    }
  }

  /// The words of one list; each may stand for one thing only.
  private mutating func words(
    _ member: LocatedJSON.Member, owners: inout [String: String]
  ) -> Set<String> {
    var words: Set<String> = []
    for (text, offset) in texts(member) {
      if !Self.isName(text) {
        fail("“\(text)” is no name of a case", at: offset)
      } else if let owner = owners[text], owner != member.key {
        fail("“\(text)” stands in “\(owner)” too; it can mean one thing only", at: offset)
      } else {
        owners[text] = member.key
        words.insert(text)
      }
    }
    return words
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  mutating func readMapping(_ value: LocatedJSON) {
    guard let members = members(of: value, what: "“mapping”") else { return }
    for member in members {
      guard Self.isName(member.key) else {
        fail(
          "“\(member.key)” is no name of a view, modifier or function; write it without "
            + "brackets, dots and arguments", at: member.offset)
        continue
      }
      if let text = choice(member, of: Vocabulary.Role.allCases.map(\.rawValue)) {
        result.vocabulary.roles[member.key] = Vocabulary.Role(rawValue: text)
      }
    }
  }
}
