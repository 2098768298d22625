extension JSONValue {
  /// The value as JSON text.
  ///
  /// With `isPretty`, members and elements stand on lines of their own.
  func text(isPretty: Bool = false) -> String {
    var text = ""
    write(to: &text, indentation: isPretty ? 0 : nil)
    return text
  }

  private func write(to text: inout String, indentation: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .double(let value): text += value.isFinite ? String(value) : "null"
    case .string(let value): Self.write(value, to: &text)
    case .array(let elements):
      Self.writeList(elements, brackets: ("[", "]"), to: &text, indentation: indentation) {
        $0.write(to: &$1, indentation: $2)
      }
    case .object(let members):
      Self.writeList(members, brackets: ("{", "}"), to: &text, indentation: indentation) {
        Self.write($0.key, to: &$1)
        $1 += $2 == nil ? ":" : ": "
        $0.value.write(to: &$1, indentation: $2)
      }
    }
  }

  private static func writeList<Element>(
    _ elements: [Element], brackets: (String, String), to text: inout String, indentation: Int?,
    element: (Element, inout String, Int?) -> Void
  ) {
    text += brackets.0
    let inner = indentation.map { $0 + 2 }
    for (index, value) in elements.enumerated() {
      if index > 0 { text += "," }
      if let inner { text += "\n" + String(repeating: " ", count: inner) }
      element(value, &text, inner)
    }
    if let indentation, !elements.isEmpty {
      text += "\n" + String(repeating: " ", count: indentation)
    }
    text += brackets.1
  }

  private static func write(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{2028}", "\u{2029}", "\0"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
