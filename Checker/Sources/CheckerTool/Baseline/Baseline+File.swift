import CheckerCore

extension Baseline {
  /// The baseline as text: one entry a line, so that merges stay readable.
  var text: String {
    guard !entries.isEmpty else { return "{\"version\": 1, \"findings\": []}\n" }
    let lines = entries.map { entry in
      var members: [(key: String, value: JSONValue)] = [
        ("path", .string(entry.path)), ("rule", .string(entry.rule)),
        ("fingerprint", .string(entry.fingerprint)), ("count", .int(entry.count)),
      ]
      if entry.isHint { members.append(("tier", .string(Tier.hint.rawValue))) }
      return "  " + JSONValue.object(members).text()
    }
    return "{\"version\": 1, \"findings\": [\n\(lines.joined(separator: ",\n"))\n]}\n"
  }

  /// Reads a baseline.
  ///
  /// - Throws: ``ConfigurationError`` with the place of the first mistake.
  init(bytes: [UInt8], shownPath: String) throws(ConfigurationError) {
    func failure(_ message: String, at offset: Int) -> ConfigurationError {
      let position = LineTable(bytes).position(of: min(offset, bytes.count))
      return ConfigurationError(
        path: shownPath, line: position.line, column: position.column, message: message)
    }
    let value: LocatedJSON
    do {
      value = try JSONReader.read(bytes)
    } catch {
      throw failure(error.message, at: error.offset)
    }
    let help = "; write the file anew with `feedback-states baseline write`"
    guard case .object(let members) = value.content,
      let findings = members.first(where: { $0.key == "findings" })?.value,
      case .array(let elements) = findings.content
    else { throw failure("this is no baseline\(help)", at: value.offset) }
    for element in elements {
      let entry = element.plain
      guard let rule = entry["rule"]?.string, let path = entry["path"]?.string,
        let fingerprint = entry["fingerprint"]?.string, case .int(let count)? = entry["count"],
        count > 0
      else {
        throw failure(
          "an entry needs “path”, “rule”, “fingerprint” and a “count” above 0\(help)",
          at: element.offset)
      }
      entries.append(
        Entry(
          rule: rule, path: path, fingerprint: fingerprint, count: count,
          isHint: entry["tier"]?.string == Tier.hint.rawValue))
    }
  }
}
