import CheckerCore

extension ConfigurationReader.Pass {
  mutating func members(
    of value: LocatedJSON, what: String
  ) -> [LocatedJSON.Member]? {
    if case .object(let members) = value.content { return members }
    fail("\(what) must be an object, not \(value.kind)", at: value.offset)
    return nil
  }

  mutating func text(_ member: LocatedJSON.Member) -> String? {
    if case .string(let text) = member.value.content { return text }
    fail("“\(member.key)” must be a text, not \(member.value.kind)", at: member.value.offset)
    return nil
  }

  mutating func choice(_ member: LocatedJSON.Member, of choices: [String]) -> String? {
    guard let text = text(member) else { return nil }
    if choices.contains(text) { return text }
    fail(
      "“\(text)” is no value of “\(member.key)”" + Suggestion.hint(for: text, in: choices)
        + " (one of: \(choices.joined(separator: ", ")))", at: member.value.offset)
    return nil
  }

  mutating func texts(
    _ member: LocatedJSON.Member
  ) -> [(text: String, offset: Int)] {
    guard case .array(let elements) = member.value.content else {
      let example: String
      if case .string(let text) = member.value.content {
        example = "; write [\(JSONValue.string(text).text())]"
      } else {
        example = ""
      }
      fail(
        "“\(member.key)” must be a list of texts, not \(member.value.kind)\(example)",
        at: member.value.offset)
      return []
    }
    var texts: [(text: String, offset: Int)] = []
    for element in elements {
      if case .string(let text) = element.content {
        texts.append((text, element.offset))
      } else {
        fail(
          "“\(member.key)” must hold texts only, not \(element.kind)", at: element.offset)
      }
    }
    return texts
  }

  mutating func patterns(_ member: LocatedJSON.Member) -> [Configuration.Pattern] {
    var patterns: [Configuration.Pattern] = []
    for (text, offset) in texts(member) {
      if text.isEmpty || text.hasPrefix("/") || text.split(separator: "/").contains("..") {
        fail(
          "“\(text)” must be a path below the folder of this file, such as “Sources/**”",
          at: offset)
      } else if let bracket = Glob.unclosedBracket(in: text) {
        fail("“\(text)”: “\(bracket)” is not closed", at: offset)
      } else {
        patterns.append(
          Configuration.Pattern(glob: Glob(text), folder: Path.parent(path)))
      }
    }
    return patterns
  }
}
