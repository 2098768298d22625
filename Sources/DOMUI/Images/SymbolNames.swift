/// The names of symbols: which drawing stands for one, and how it is read out.
enum SymbolNames {
  private static let drawings: [Substring: Substring] = {
    let pairs = table.split(separator: "\n").map { $0.split(separator: " ") }
    return Dictionary(
      pairs.compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil }, uniquingKeysWith: { $1 })
  }()

  /// The symbols that have a drawing of their own choosing.
  static var known: [String] { drawings.keys.map(String.init).sorted() }

  /// The drawing that stands for a symbol, when one was chosen.
  static func drawing(for symbol: String) -> String? {
    drawings[symbol[...]].map(String.init)
  }

  /// What is read out for a symbol without a label: its name without the words for its form.
  static func spoken(_ symbol: String) -> String {
    let forms: Set<Substring> = ["fill", "circle", "square", "rectangle"]
    let words = symbol.split(separator: ".")
    let kept = words.filter { !forms.contains($0) }
    return (kept.isEmpty ? words : kept).joined(separator: " ")
  }

  /// Whether a symbol points along the direction of reading, so that it is mirrored with it.
  static func followsReading(_ symbol: String) -> Bool {
    let words = Set(symbol.split(separator: "."))
    return !words.isDisjoint(with: ["forward", "backward", "list", "sidebar"])
  }
}
