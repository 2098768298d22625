import Synchronization

/// The symbols: drawings of Debian's package `bootstrap-icons`, read when they are asked for, and a few
/// of our own.
enum SymbolLibrary {
  /// Where the package puts its drawings.
  static let folder = URL(fileURLWithPath: "/usr/share/bootstrap-icons/svg", isDirectory: true)
  /// The drawing shown for a symbol that has none.
  static let fallback = "question-square"

  private static let drawings = Mutex<[String: SymbolDrawing]>([:])

  /// The drawing of a symbol, known by its name in Apple's collection.
  ///
  /// A symbol without a drawing is reported once and drawn as a question mark in a square. Without
  /// the package every symbol is an empty square, and the report says what to install.
  static func drawing(of symbol: String) -> SymbolDrawing {
    if let drawing = drawings.withLock({ $0[symbol] }) { return drawing }
    let drawing = read(symbol)
    drawings.withLock { $0[symbol] = drawing }
    return drawing
  }

  private static func read(_ symbol: String) -> SymbolDrawing {
    guard FileManager.default.fileExists(atPath: folder.path) else {
      if drawings.withLock({ $0.isEmpty }) {
        RuntimeIssue.report(
          "The symbols are missing: install Debian's package bootstrap-icons (\(folder.path)).")
      }
      return .emptySquare
    }
    if let drawing = existing(symbol) { return drawing }
    RuntimeIssue.report(
      "No drawing for the symbol “\(symbol)”: a question mark in a square is shown.")
    return load(fallback) ?? .emptySquare
  }

  /// The drawing of a symbol, when there is one.
  static func existing(_ symbol: String) -> SymbolDrawing? {
    SymbolDrawing.own[symbol] ?? name(for: symbol).flatMap(load)
  }

  /// The file name of the drawing for a symbol, without its extension.
  static func name(for symbol: String) -> String? {
    if let name = exactName(for: symbol) { return name }
    guard symbol.hasSuffix(".fill") else { return nil }
    let outline = exactName(for: String(symbol.dropLast(5)))
    return outline.map { exists($0 + "-fill") ? $0 + "-fill" : $0 }
  }

  private static func exactName(for symbol: String) -> String? {
    if let name = SymbolNames.drawing(for: symbol) { return name }
    let plain = symbol.replacing(".", with: "-")
    let isPlain = plain.utf8.allSatisfy {
      "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0)
    }
    return isPlain && exists(plain) ? plain : nil
  }

  private static func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: file(name).path)
  }

  private static func load(_ name: String) -> SymbolDrawing? {
    (try? String(contentsOf: file(name), encoding: .utf8)).flatMap(SymbolDrawing.init(svg:))
  }

  private static func file(_ name: String) -> URL {
    folder.appendingPathComponent("\(name).svg")
  }
}
