import Synchronization

/// The symbols: drawings of Debian's package `bootstrap-icons`, read when they are asked for.
enum SymbolLibrary {
  /// Where the package puts its drawings.
  static let folder = URL(fileURLWithPath: "/usr/share/bootstrap-icons/svg", isDirectory: true)
  /// Where the page finds the symbols.
  static let route = "/_symbols/"
  /// The drawing shown for a symbol that has none.
  static let fallback = "question-square"

  private static let reported = Mutex<Set<String>>([])

  /// Where the page finds the drawing of a symbol, known by its name in Apple's collection.
  static func address(of symbol: String) -> String {
    "\(route)\(drawing(for: symbol)).svg"
  }

  /// The file name of the drawing for a symbol, without its extension.
  ///
  /// A symbol without a drawing is reported once and drawn as a question mark in a square.
  static func drawing(for symbol: String) -> String {
    if let drawing = SymbolNames.drawing(for: symbol) { return drawing }
    let plain = symbol.replacing(".", with: "-")
    if exists(plain) { return plain }
    if symbol.hasSuffix(".fill") {
      let outline = drawing(forOutline: String(symbol.dropLast(5)))
      if let outline { return exists(outline + "-fill") ? outline + "-fill" : outline }
    }
    report(symbol, "No drawing for the symbol “\(symbol)”: a question mark in a square is shown.")
    return fallback
  }

  private static func drawing(forOutline symbol: String) -> String? {
    if let drawing = SymbolNames.drawing(for: symbol) { return drawing }
    let plain = symbol.replacing(".", with: "-")
    return exists(plain) ? plain : nil
  }

  private static func exists(_ drawing: String) -> Bool {
    FileManager.default.fileExists(atPath: file(drawing).path)
  }

  private static func file(_ drawing: String) -> URL {
    folder.appendingPathComponent("\(drawing).svg")
  }

  /// What the page gets at an address of this library; `nil` for any other address.
  ///
  /// When the package is missing that is reported, with what to do, and an empty square is drawn.
  static func content(at path: String) -> Data? {
    guard path.hasPrefix(route), path.hasSuffix(".svg") else { return nil }
    let drawing = path.dropFirst(route.count).dropLast(4)
    guard drawing.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else {
      return nil
    }
    if let data = try? Data(contentsOf: file(String(drawing))) { return data }
    report("", "The symbols are missing: install Debian's package bootstrap-icons (\(folder.path)).")
    return Data(emptySquare.utf8)
  }

  private static let emptySquare = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">\
    <path fill="none" stroke="#000" d="M2.5 2.5h11v11h-11z"/></svg>
    """

  private static func report(_ key: String, _ message: String) {
    guard reported.withLock({ $0.insert(key).inserted }) else { return }
    RuntimeIssue.report(message)
  }
}
