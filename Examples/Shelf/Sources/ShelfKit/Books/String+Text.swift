import Foundation

extension String {
  /// The text on one line: line breaks, tabs and control characters become single spaces, and the
  /// ends are trimmed.
  var singleLine: String {
    let scalars = unicodeScalars.map { scalar in
      let category = scalar.properties.generalCategory
      let breaks = category == .control || category == .lineSeparator
      return breaks || category == .paragraphSeparator || scalar == "\u{FEFF}" ? " " : scalar
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
      .split(separator: " ", omittingEmptySubsequences: true)
      .joined(separator: " ")
      .trimmingCharacters(in: .whitespaces)
  }

  /// The text without the controls that could turn the direction of its neighbours.
  ///
  /// Marks that only affect their own place (LRM, RLM, ALM) stay.
  var withoutBidiFormatting: String {
    var text = String.UnicodeScalarView()
    text.append(
      contentsOf: unicodeScalars.filter { scalar in
        !("\u{202A}"..."\u{202E}").contains(scalar) && !("\u{2066}"..."\u{2069}").contains(scalar)
      })
    return String(text)
  }

  /// The text with case, accents and punctuation taken away, for comparing what people type.
  ///
  /// Letters that Unicode does not decompose, such as `ø` and `ł`, are replaced by their plain
  /// neighbours; scripts without case or accents stay as they are.
  var searchKey: String {
    var key = ""
    for scalar in decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
      if let plain = Self.plainLetters[scalar] {
        key += plain
      } else if scalar == "'" || scalar == "’" {
        continue
      } else if Self.accents.contains(where: { $0.contains(scalar) }) {
        continue
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || Self.marks.contains(scalar.properties.generalCategory)
      {
        key.unicodeScalars.append(scalar)
      } else if !key.isEmpty, key.last != " " {
        key += " "
      }
    }
    return key.last == " " ? String(key.dropLast()) : key
  }

  /// The search key without a leading English article, for sorting titles.
  var sortKey: String {
    let key = searchKey
    for article in ["the ", "a ", "an "] where key.hasPrefix(article) {
      return String(key.dropFirst(article.count))
    }
    return key
  }

  /// The search key of the first name in the text with its last word first, for sorting authors.
  var authorKey: String {
    let name = components(separatedBy: " and ")[0].components(separatedBy: ",")[0]
    let words = name.searchKey.split(separator: " ")
    guard let last = words.last else { return "" }
    return ([last] + words.dropLast()).joined(separator: " ")
  }

  /// Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowels: what readers may leave out.
  ///
  /// Marks of other scripts make another letter and stay.
  private static let accents: [ClosedRange<Unicode.Scalar>] = [
    "\u{300}"..."\u{36F}", "\u{591}"..."\u{5C7}", "\u{64B}"..."\u{65F}",
  ]

  private static let marks: Set<Unicode.GeneralCategory> = [.nonspacingMark, .spacingMark]

  private static let plainLetters: [Unicode.Scalar: String] = [
    "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i",
  ]
}
