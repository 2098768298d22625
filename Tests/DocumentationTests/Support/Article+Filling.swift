extension Article {
  /// A page with the code of its examples put below their comments, in place of what stood there.
  static func filled(_ text: String, code: (String) -> String?) -> String {
    var lines: [Substring] = []
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = rest.popFirst() {
      lines.append(line)
      guard let name = exampleName(in: line), let code = code(name) else { continue }
      if rest.starts(with: ["", "```swift"]), let end = rest.firstIndex(of: "```") {
        rest = rest[(end + 1)...]
      }
      lines += ["", "```swift"] + code.split(separator: "\n", omittingEmptySubsequences: false)
      lines.append("```")
    }
    return lines.joined(separator: "\n")
  }

  /// The name in a line `<!-- example: NAME -->`.
  static func exampleName(in line: Substring) -> String? {
    guard line.hasPrefix("<!-- example: "), line.hasSuffix(" -->") else { return nil }
    return String(line.dropFirst("<!-- example: ".count).dropLast(" -->".count))
  }
}
