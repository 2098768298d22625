/// Puts values in the place of the specifiers of a format, such as `%@`, `%2$lld` or `%.1f`.
enum FormatString {
  /// The runs of a piece of a format: its own words, with the values in their places.
  static func runs(
    of run: TextRun, _ arguments: [LocalizedStringKey.Argument], in environment: EnvironmentValues
  ) -> [TextRun] {
    var runs: [TextRun] = []
    var words = ""
    var next = 0
    var rest = run.string[...]
    func flush() {
      if !words.isEmpty { runs.append(TextRun(string: words, style: run.style)) }
      words = ""
    }
    while let percent = rest.unicodeScalars.firstIndex(of: "%") {
      words += rest[..<percent]
      rest = rest[percent...]
      guard let specifier = Specifier(&rest) else {
        words += "%"
        rest = rest.dropFirst()
        continue
      }
      if specifier.conversion == "%" {
        words += "%"
        continue
      }
      let index = specifier.position ?? next
      next = index + 1
      guard arguments.indices.contains(index) else {
        words += specifier.text
        continue
      }
      if case .text(let text) = arguments[index] {
        flush()
        runs += text.runs(in: environment).map { inner in
          TextRun(string: inner.string, style: inner.style.over(run.style), image: inner.image)
        }
      } else {
        words += string(arguments[index], specifier, environment.locale)
      }
    }
    words += rest
    flush()
    return runs.isEmpty ? [TextRun(string: "", style: run.style)] : runs
  }

  private static func string(
    _ argument: LocalizedStringKey.Argument, _ specifier: Specifier, _ locale: Locale
  ) -> String {
    switch argument {
    case .string(let string): string
    case .integer(let value) where specifier.isWhole:
      specifier.flags.isEmpty
        ? value.formatted(.number.locale(locale))
        : String(format: "%\(specifier.flags)lld", locale: locale, value)
    case .unsigned(let value) where specifier.isWhole:
      specifier.flags.isEmpty
        ? value.formatted(.number.locale(locale))
        : String(format: "%\(specifier.flags)llu", locale: locale, value)
    case .integer(let value): decimal(Double(value), specifier, locale)
    case .unsigned(let value): decimal(Double(value), specifier, locale)
    case .double(let value): decimal(value, specifier, locale)
    case .text: ""
    }
  }

  private static func decimal(_ value: Double, _ specifier: Specifier, _ locale: Locale) -> String {
    let conversion = "eEfFgGaA".contains(specifier.conversion) ? specifier.conversion : "f"
    return String(format: "%\(specifier.flags)\(conversion)", locale: locale, value)
  }
}

/// One specifier of a format.
struct Specifier {
  var position: Int?
  var flags = ""
  var conversion: Character = "%"
  var text = ""

  var isWhole: Bool { "dDiuU".contains(conversion) }

  /// Reads a specifier at the beginning of `rest` and takes it away; `nil` when there is none.
  init?(_ rest: inout Substring) {
    var scan = rest.unicodeScalars.dropFirst()
    let digits = scan.prefix { ("0"..."9").contains($0) }
    if !digits.isEmpty, scan.dropFirst(digits.count).first == "$", let number = Int(String(digits))
    {
      guard number > 0 else { return nil }
      position = number - 1
      scan = scan.dropFirst(digits.count + 1)
    }
    let flags = scan.prefix { "-+#0 .'123456789".unicodeScalars.contains($0) }
    self.flags = String(flags)
    scan = scan.dropFirst(flags.count)
    let length = scan.prefix { "hlqLzjt".unicodeScalars.contains($0) }
    scan = scan.dropFirst(length.count)
    guard let letter = scan.first, "%@dDiuUeEfFgGaAxXosc".unicodeScalars.contains(letter) else {
      return nil
    }
    conversion = Character(letter)
    scan = scan.dropFirst()
    text = String(rest.unicodeScalars[rest.startIndex..<scan.startIndex])
    rest = rest[scan.startIndex...]
  }
}
