import ElementTree

/// Writes a snapshot as HTML, byte by byte.
///
/// Inline styles are gathered into rules, so that the page needs no permission for inline styles:
/// each distinct set of declarations becomes one rule that `data-s` refers to.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []
  /// The gathered declarations in order; a rule's number is its position.
  private(set) var rules: [String] = []
  /// Live properties that HTML has no attribute for, to be set by the script.
  private(set) var properties: [(id: ElementID, name: String, value: ElementValue)] = []
  private var ruleNumbers: [String: Int] = [:]

  /// Writes an element and all below it.
  mutating func write(_ snapshot: ElementSnapshot, selectedValue: String? = nil) {
    let tag = MarkupPolicy.tag(snapshot.tag)
    append("<\(tag) data-i=\(snapshot.id.rawValue)")
    var attributes = snapshot.attributes
    var text = snapshot.text
    var chosen = selectedValue
    for (name, value) in snapshot.properties.sorted(by: { $0.key < $1.key }) {
      switch (tag, name, value) {
      case ("input", "value", .string(let value)): attributes["value"] = value
      case ("textarea", "value", .string(let value)): text = value
      case ("select", "value", .string(let value)): chosen = value
      case ("input", "checked", .bool(let flag)): attributes["checked"] = flag ? "" : nil
      case (_, let name, let value) where MarkupPolicy.allowsProperty(name):
        properties.append((snapshot.id, name, value))
      default: break
      }
    }
    if tag == "option", let chosen {
      attributes["selected"] = attributes["value"] ?? snapshot.text == chosen ? "" : nil
    }
    for (name, value) in MarkupPolicy.attributes(attributes) { writeAttribute(name, value) }
    let styles = MarkupPolicy.styles(snapshot.styles)
    if !styles.isEmpty {
      append(
        " data-s=\(ruleNumber(styles.map { "\($0.name):\($0.value)" }.joined(separator: ";")))")
    }
    if !snapshot.events.isEmpty {
      writeAttribute("data-e", snapshot.events.sorted().joined(separator: " "))
    }
    append(">")
    guard !MarkupPolicy.voidTags.contains(tag) else { return }
    if let text {
      // A parser drops one line end right after these tags.
      if tag == "textarea" || tag == "pre", text.utf8.first == 10 { append("\n") }
      escape(text)
    }
    for child in snapshot.children {
      write(child, selectedValue: tag == "select" || tag == "optgroup" ? chosen : nil)
    }
    append("</\(tag)>")
  }

  /// The rules as a style sheet.
  ///
  /// An identifier that no element has gives each rule the weight
  /// that inline styles have over the page's own sheet.
  var styleSheet: String {
    rules.enumerated().map { "[data-s=\"\($0)\"]:not(#_#_){\($1)}" }.joined()
  }

  private mutating func ruleNumber(_ declarations: String) -> Int {
    if let number = ruleNumbers[declarations] { return number }
    let number = rules.count
    ruleNumbers[declarations] = number
    rules.append(declarations)
    return number
  }

  private mutating func writeAttribute(_ name: String, _ value: String) {
    append(" \(name)")
    guard !value.isEmpty else { return }
    // A value of harmless characters needs no quotes.
    if value.utf8.allSatisfy(Self.isHarmless) { return append("=\(value)") }
    append("=\"")
    escape(value)
    append("\"")
  }

  private static func isHarmless(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private mutating func append(_ markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  /// Appends bytes that are markup already.
  mutating func append(_ markup: [UInt8]) {
    bytes.append(contentsOf: markup)
  }

  /// Appends a text with every byte that means something to a parser replaced.
  mutating func escape(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      case UInt8(ascii: "'"): append("&#39;")
      case 0: append("\u{FFFD}")
      case 13: append("&#13;")
      default: bytes.append(byte)
      }
    }
  }
}
