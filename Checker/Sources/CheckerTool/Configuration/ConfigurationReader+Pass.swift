import CheckerCore

extension ConfigurationReader {
  /// The reading of one file.
  struct Pass {
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
            result.chosenPreset = Configuration.Preset(rawValue: preset)
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

    mutating func extend(_ value: LocatedJSON) {
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

    mutating func merge(_ other: Configuration) {
      result.chosenPreset = other.chosenPreset ?? result.chosenPreset
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
  }
}
