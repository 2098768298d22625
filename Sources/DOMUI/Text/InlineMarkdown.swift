/// Reads the Markdown that a localized text may hold: emphasis, code, struck text and links.
enum InlineMarkdown {
  /// The runs of a text; marks without a partner stand for themselves.
  static func runs(of source: String) -> [TextRun] {
    guard source.unicodeScalars.contains(where: { "*_`~[\\<".unicodeScalars.contains($0) }) else {
      return [TextRun(string: source)]
    }
    var reader = Reader(Array(source.unicodeScalars))
    reader.read(0..<reader.scalars.count, TextStyle())
    return reader.runs.isEmpty ? [TextRun(string: "")] : reader.runs
  }

  private struct Reader {
    let scalars: [Unicode.Scalar]
    var runs: [TextRun] = []

    init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

    mutating func read(_ range: Range<Int>, _ style: TextStyle) {
      var index = range.lowerBound
      while index < range.upperBound {
        if let end = readMark(at: index, in: range, style) {
          index = end
        } else {
          append(scalars[index], style)
          index += 1
        }
      }
    }

    /// Reads what begins with a mark; answers where it ends, or `nil` when nothing begins here.
    private mutating func readMark(
      at index: Int, in range: Range<Int>, _ style: TextStyle
    ) -> Int? {
      switch scalars[index] {
      case "\\":
        guard index + 1 < range.upperBound, scalars[index + 1].isASCIIPunctuation else {
          return nil
        }
        append(scalars[index + 1], style)
        return index + 2
      case "`":
        return readCode(at: index, in: range, style)
      case "*", "_", "~":
        return readEmphasis(at: index, in: range, style)
      case "[":
        return readLink(at: index, in: range, style)
      default:
        return nil
      }
    }

    private mutating func readCode(at index: Int, in range: Range<Int>, _ style: TextStyle) -> Int?
    {
      let length = runLength(at: index, in: range)
      guard let end = find(count: length, of: "`", from: index + length, in: range) else {
        return nil
      }
      var code = style
      code.isCode = true
      for scalar in scalars[index + length..<end] { append(scalar, code) }
      return end + length
    }

    private mutating func readEmphasis(
      at index: Int, in range: Range<Int>, _ style: TextStyle
    ) -> Int? {
      let mark = scalars[index]
      let length = min(runLength(at: index, in: range), mark == "~" ? 2 : 3)
      let start = index + length
      guard mark != "~" || length == 2, start < range.upperBound,
        !scalars[start].properties.isWhitespace,
        mark != "_" || index == range.lowerBound || !scalars[index - 1].properties.isAlphabetic,
        let end = find(count: length, of: mark, from: start, in: range),
        !scalars[end - 1].properties.isWhitespace
      else { return nil }
      var inner = style
      if mark == "~" { inner.strikethrough = TextStyle.Line(pattern: .solid) }
      if mark != "~", length != 2 { inner.isItalic = true }
      if mark != "~", length >= 2 { inner.weight = .bold }
      read(start..<end, inner)
      return end + length
    }

    private mutating func readLink(at index: Int, in range: Range<Int>, _ style: TextStyle) -> Int?
    {
      guard let close = matching("[", "]", from: index, in: range), close + 1 < range.upperBound,
        scalars[close + 1] == "(",
        let end = matching("(", ")", from: close + 1, in: range),
        let url = URL(string: String(String.UnicodeScalarView(scalars[close + 2..<end])))
      else { return nil }
      var link = style
      link.link = url
      read(index + 1..<close, link)
      return end + 1
    }

    private mutating func append(_ scalar: Unicode.Scalar, _ style: TextStyle) {
      if let last = runs.indices.last, runs[last].style == style {
        runs[last].string.unicodeScalars.append(scalar)
      } else {
        runs.append(TextRun(string: String(scalar), style: style))
      }
    }

    private func runLength(at index: Int, in range: Range<Int>) -> Int {
      scalars[index..<range.upperBound].prefix { $0 == scalars[index] }.count
    }

    private func find(
      count: Int, of mark: Unicode.Scalar, from start: Int, in range: Range<Int>
    ) -> Int? {
      var index = start
      while index < range.upperBound {
        guard scalars[index] == mark else {
          index += scalars[index] == "\\" && mark != "`" ? 2 : 1
          continue
        }
        let length = runLength(at: index, in: range)
        if length == count, index > start { return index }
        index += length
      }
      return nil
    }

    private func matching(
      _ open: Unicode.Scalar, _ close: Unicode.Scalar, from start: Int, in range: Range<Int>
    ) -> Int? {
      var depth = 0
      for index in start..<range.upperBound {
        if scalars[index] == open { depth += 1 }
        if scalars[index] == close { depth -= 1 }
        if depth == 0 { return index }
      }
      return nil
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIIPunctuation: Bool {
    isASCII && !properties.isAlphabetic && !properties.isWhitespace && !("0"..."9").contains(self)
  }
}
