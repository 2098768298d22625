/// Which tags, attributes, addresses, styles and properties may reach a page.
///
/// A closed list: what is not named here is left out (a tag becomes `span`) and reported once.
enum MarkupPolicy {
  /// The tag itself, or `span` for a tag that could run code or load a foreign page.
  static func tag(_ name: String) -> String {
    if tags.contains(name) { return name }
    FaultLog.shared.report("tag", "the element tree holds a tag that pages may not have: \(name)")
    return "span"
  }

  /// The value to send for an attribute, or `nil` when the attribute is not allowed.
  static func attribute(_ name: String, _ value: String) -> String? {
    guard isAttributeName(name), !isReserved(name), isKnown(name) else {
      FaultLog.shared.report("attribute", "an attribute is not allowed in a page: \(name)")
      return nil
    }
    return addressAttributes.contains(name) ? address(value, isImage: name == "src") : value
  }

  /// The allowed attributes in a stable order.
  static func attributes(_ all: [String: String]) -> [(name: String, value: String)] {
    all.sorted { $0.key < $1.key }.compactMap { name, value in
      attribute(name, value).map { (name: name, value: $0) }
    }
  }

  /// The allowed style declarations in a stable order.
  static func styles(_ all: [String: String]) -> [(name: String, value: String)] {
    all.sorted { $0.key < $1.key }.filter { allowsStyle($0.key, $0.value) }
      .map { (name: $0.key, value: $0.value) }
  }

  /// Whether a name has the form of an attribute's name: it cannot end a tag.
  static func isAttributeName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: ":"):
          true
        default: false
        }
      }
  }

  /// The names that the host itself uses.
  static func isReserved(_ name: String) -> Bool {
    name == "data-i" || name == "data-e" || name == "data-s"
  }

  private static func isKnown(_ name: String) -> Bool {
    name.hasPrefix("aria-") || name.hasPrefix("data-") || attributeNames.contains(name)
  }

  /// An address without a scheme that could run code, or `nil`.
  ///
  /// Browsers drop tabs and line ends anywhere and control characters and spaces at the front, so
  /// they are dropped here too before the scheme is read.
  static func address(_ text: String, isImage: Bool = false) -> String? {
    let bytes = text.utf8.filter { $0 != 9 && $0 != 10 && $0 != 13 }
    let clean = String(decoding: bytes.drop { $0 <= 0x20 }, as: UTF8.self)
    guard let colon = clean.utf8.firstIndex(of: UInt8(ascii: ":")) else { return clean }
    let head = clean[..<colon]
    if head.utf8.contains(where: { "/?#".utf8.contains($0) }) { return clean }
    let scheme = head.lowercased()
    if ["http", "https", "mailto", "tel"].contains(scheme) { return clean }
    let imageTypes = [
      "data:image/png", "data:image/jpeg", "data:image/gif", "data:image/webp",
      "data:image/svg+xml",
    ]
    let start = clean.prefix(24).lowercased()
    if isImage, imageTypes.contains(where: { start.hasPrefix($0) }) { return clean }
    FaultLog.shared.report("address", "an address has a scheme that is not allowed: \(scheme)")
    return nil
  }

  /// Whether a style declaration stays one declaration and loads nothing.
  static func allowsStyle(_ name: String, _ value: String) -> Bool {
    let isName =
      !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
    var depth = 0
    var isBalanced = true
    var quotes = 0
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { isBalanced = false }
      case UInt8(ascii: "\""): quotes += 1
      case 0..<0x20, UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"),
        UInt8(ascii: "\\"), UInt8(ascii: "@"), UInt8(ascii: "'"):
        isBalanced = false
      default: break
      }
    }
    let isAllowed =
      isName && isBalanced && depth == 0 && quotes.isMultiple(of: 2)
      && !["url(", "/*", "image-set(", "image(", "src("].contains { holds(value, $0) }
    if !isAllowed { FaultLog.shared.report("style", "a style is not allowed: \(name)") }
    return isAllowed
  }

  /// Whether a text holds another, compared byte by byte and without regard to case; a comparison
  /// of characters would miss a parenthesis that a combining mark follows.
  private static func holds(_ text: String, _ part: String) -> Bool {
    let bytes = text.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }
    return bytes.firstRange(of: Array(part.utf8)) != nil
  }

  /// Whether a live property may be set; those that parse markup may not.
  static func allowsProperty(_ name: String) -> Bool {
    let isAllowed = properties.contains(name)
    if !isAllowed { FaultLog.shared.report("property", "a property is not allowed: \(name)") }
    return isAllowed
  }
}
