import CheckerCore

/// Reads one configuration file, with the files that it extends.
struct ConfigurationReader {
  /// The names of all rules.
  let ruleNames: [String]
  /// How a file's path is shown in messages.
  let shown: (String) -> String
  /// Reads a file; `nil` if that fails.
  let contents: (String) -> [UInt8]?

  private static let keys = [
    "$schema", "extends", "preset", "rules", "include", "exclude", "vocabulary", "mapping",
    "baseline",
  ]
  private static let wordKeys = ["loading", "success", "failure", "idle", "empty"]

  /// Reads a file.
  ///
  /// - Throws: ``ConfigurationErrors`` with every mistake and its place.
  func read(_ path: String) throws(ConfigurationErrors) -> Configuration {
    try read(path, under: [])
  }

  private func read(_ path: String, under: [String]) throws(ConfigurationErrors) -> Configuration {
    guard let bytes = contents(path) else {
      throw ConfigurationErrors(errors: [
        ConfigurationError(
          path: shown(path), line: 1, column: 1, message: "the file cannot be read")
      ])
    }
    var pass = Pass(reader: self, path: path, bytes: bytes, under: under + [path])
    let value: LocatedJSON
    do {
      value = try JSONReader.read(bytes)
    } catch {
      throw ConfigurationErrors(errors: [pass.located(error.message, at: error.offset)])
    }
    pass.read(value)
    if !pass.errors.isEmpty { throw ConfigurationErrors(errors: pass.errors) }
    return pass.result
  }

  /// The reading of one file.
  private struct Pass {
    let reader: ConfigurationReader
    let path: String
    let bytes: [UInt8]
    /// The files that led here, this one last.
    let under: [String]
    var result = Configuration()
    var errors: [ConfigurationError] = []

    func located(_ message: String, at offset: Int) -> ConfigurationError {
      let position = LineTable(bytes).position(of: min(offset, bytes.count))
      let lineStart = min(offset, bytes.count) - (position.column - 1)
      let column = String(decoding: bytes[lineStart..<min(offset, bytes.count)], as: UTF8.self)
        .count
      return ConfigurationError(
        path: reader.shown(path), line: position.line, column: column + 1, message: message)
    }

    mutating func fail(_ message: String, at offset: Int) {
      errors.append(located(message, at: offset))
    }

    mutating func read(_ value: LocatedJSON) {
      guard let members = members(of: value, what: "the configuration") else { return }
      // What is extended comes first, so that this file's own settings win.
      if let extends = members.first(where: { $0.key == "extends" }) { extend(extends.value) }
      result.path = path
      for member in members {
        switch member.key {
        case "$schema", "extends": break
        case "preset":
          if let preset = choice(member, of: Configuration.Preset.allCases.map(\.rawValue)) {
            result.preset = Configuration.Preset(rawValue: preset) ?? result.preset
          }
        case "rules": readRules(member.value)
        case "include": result.include += patterns(member)
        case "exclude": result.exclude += patterns(member)
        case "vocabulary": readVocabulary(member.value)
        case "mapping": readMapping(member.value)
        case "baseline":
          if let text = text(member) {
            result.baseline = Path.absolute(text, in: Path.parent(path))
          }
        default:
          fail(
            "unknown key “\(member.key)”"
              + Suggestion.hint(for: member.key, in: ConfigurationReader.keys), at: member.offset)
        }
      }
    }

    private mutating func extend(_ value: LocatedJSON) {
      let values: [LocatedJSON]
      if case .array(let elements) = value.content { values = elements } else { values = [value] }
      for value in values {
        guard case .string(let text) = value.content else {
          fail("“extends” must be a path or a list of paths, not \(value.kind)", at: value.offset)
          continue
        }
        let target = Path.absolute(text, in: Path.parent(path))
        if under.contains(target) {
          fail("“\(text)” extends itself", at: value.offset)
          continue
        }
        if reader.contents(target) == nil {
          fail("“\(text)” cannot be read", at: value.offset)
          continue
        }
        do {
          merge(try reader.read(target, under: under))
        } catch {
          errors += error.errors
        }
      }
    }

    private mutating func merge(_ other: Configuration) {
      result.preset = other.preset
      result.rules.merge(other.rules) { $1 }
      result.include += other.include
      result.exclude += other.exclude
      result.vocabulary.loading.formUnion(other.vocabulary.loading)
      result.vocabulary.success.formUnion(other.vocabulary.success)
      result.vocabulary.failure.formUnion(other.vocabulary.failure)
      result.vocabulary.idle.formUnion(other.vocabulary.idle)
      result.vocabulary.empty.formUnion(other.vocabulary.empty)
      result.vocabulary.roles.merge(other.vocabulary.roles) { $1 }
      result.baseline = other.baseline ?? result.baseline
    }

    private mutating func readRules(_ value: LocatedJSON) {
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

    private mutating func readVocabulary(_ value: LocatedJSON) {
      guard let members = members(of: value, what: "“vocabulary”") else { return }
      for member in members {
        let words = { (pass: inout Pass) in Set(pass.texts(member).map(\.text)) }
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

    private mutating func readMapping(_ value: LocatedJSON) {
      guard let members = members(of: value, what: "“mapping”") else { return }
      for member in members {
        if let text = choice(member, of: Vocabulary.Role.allCases.map(\.rawValue)) {
          result.vocabulary.roles[member.key] = Vocabulary.Role(rawValue: text)
        }
      }
    }

    private mutating func members(
      of value: LocatedJSON, what: String
    ) -> [LocatedJSON.Member]? {
      if case .object(let members) = value.content { return members }
      fail("\(what) must be an object, not \(value.kind)", at: value.offset)
      return nil
    }

    private mutating func text(_ member: LocatedJSON.Member) -> String? {
      if case .string(let text) = member.value.content { return text }
      fail("“\(member.key)” must be a text, not \(member.value.kind)", at: member.value.offset)
      return nil
    }

    private mutating func choice(_ member: LocatedJSON.Member, of choices: [String]) -> String? {
      guard let text = text(member) else { return nil }
      if choices.contains(text) { return text }
      fail(
        "“\(text)” is no value of “\(member.key)”" + Suggestion.hint(for: text, in: choices)
          + " (one of: \(choices.joined(separator: ", ")))", at: member.value.offset)
      return nil
    }

    private mutating func texts(
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

    private mutating func patterns(_ member: LocatedJSON.Member) -> [Configuration.Pattern] {
      var patterns: [Configuration.Pattern] = []
      for (text, offset) in texts(member) {
        if text.isEmpty || text.hasPrefix("/") || text.split(separator: "/").contains("..") {
          fail(
            "“\(text)” must be a path below the folder of this file, such as “Sources/**”",
            at: offset)
        } else {
          patterns.append(
            Configuration.Pattern(glob: Glob(text), folder: Path.parent(path)))
        }
      }
      return patterns
    }
  }
}
