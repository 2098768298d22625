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
      guard let text = choice(member, of: ["off"] + Tier.allCases.map(\.rawValue)) else {
        continue
      }
      result.rules[member.key] = Tier(rawValue: text).map { .tier($0) } ?? .off
    }
  }

  mutating func readVocabulary(_ value: LocatedJSON) {
    guard let members = members(of: value, what: "“vocabulary”") else { return }
    for member in members {
      let words = { (pass: inout Self) in Set(pass.texts(member).map(\.text)) }
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

  mutating func readMapping(_ value: LocatedJSON) {
    guard let members = members(of: value, what: "“mapping”") else { return }
    for member in members {
      if let text = choice(member, of: Vocabulary.Role.allCases.map(\.rawValue)) {
        result.vocabulary.roles[member.key] = Vocabulary.Role(rawValue: text)
      }
    }
  }
}
