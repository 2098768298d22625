import ElementTree
import Foundation

/// Reads what a browser says about the page that it wants.
enum PageAddress {
  /// The path and the query of an address such as `/books?sort=title`.
  static func parse(_ address: String) -> (path: String, query: [(name: String, value: String)]) {
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = decode(String(parts.first ?? "/"), plusIsSpace: false)
    let items = parts.count > 1 ? parts[1].split(separator: "&").map(String.init) : []
    return (path.hasPrefix("/") ? path : "/" + path, query(items, isEncoded: true))
  }

  /// The items `name=value` of a query.
  static func query(_ items: [String], isEncoded: Bool) -> [(name: String, value: String)] {
    items.map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let texts = parts.map { isEncoded ? decode(String($0), plusIsSpace: true) : String($0) }
      return (name: texts.first ?? "", value: texts.count > 1 ? texts[1] : "")
    }
  }

  /// The language tags of an `Accept-Language` header, best first.
  static func languages(_ header: String) -> [String] {
    let items = header.split(separator: ",").prefix(20).enumerated().compactMap {
      index, item -> (tag: String, quality: Double, index: Int)? in
      let parts = item.split(separator: ";")
      let tag = parts.first?.filter { !$0.isWhitespace } ?? ""
      guard !tag.isEmpty, tag != "*", tag.utf8.count <= 35,
        tag.utf8.allSatisfy({ $0 == 45 || isAlphanumeric($0) })
      else { return nil }
      let quality = parts.dropFirst().compactMap { part -> Double? in
        let text = part.filter { !$0.isWhitespace }
        return text.hasPrefix("q=") ? Double(text.dropFirst(2)) : nil
      }.first
      return (tag, quality ?? 1, index)
    }
    return items.filter { $0.quality > 0 }
      .sorted { ($1.quality, $0.index) < ($0.quality, $1.index) }.map(\.tag)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }

  /// Undoes percent-encoding; what is not valid stays as it is.
  private static func decode(_ text: String, plusIsSpace: Bool) -> String {
    let plain =
      plusIsSpace
      ? text.split(separator: "+", omittingEmptySubsequences: false)
        .joined(separator: " ") : text
    return plain.removingPercentEncoding ?? plain
  }
}
