import Foundation
import Testing

@testable import DOMUI

/// The names of symbols in a source text.
enum SymbolScan {
  /// The literals after `systemName:` and `systemImage:`, and those of properties and functions that
  /// are called after a symbol and answer a string.
  static func names(in source: String) -> Set<String> {
    var names: Set<String> = []
    var declarationIndent: Int?
    let lines = source.split(separator: "\n")
    for line in lines where !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") {
      let indent = line.prefix { $0 == " " }.count
      if let begin = declarationIndent {
        names.formUnion(literals(in: line))
        if indent <= begin { declarationIndent = nil }
      } else if line.contains(declaration) {
        declarationIndent = indent
        if line.hasSuffix("}") { declarationIndent = nil }
        names.formUnion(literals(in: line))
      } else if let use = line.firstMatch(of: /system(Name|Image): */) {
        names.formUnion(literals(in: line[use.range.upperBound...]))
      }
    }
    return names
  }

  private static var declaration: Regex<AnyRegexOutput> {
    Regex(/(var|func) \w*([sS]ymbol|systemImage|systemName)\w*(\(.*\) ->|:) String \{/)
  }

  private static func literals(in text: Substring) -> [String] {
    text.matches(of: /"([a-z0-9]+(?:\.[a-z0-9]+)*)"/).map { String($0.1) }
  }
}

@Suite("Symbols that our sources name")
struct NamedSymbolTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func names(in folder: String) throws -> Set<String> {
    let files = FileManager.default.enumerator(
      at: package.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    var names: Set<String> = []
    while let file = files?.nextObject() as? URL {
      if file.lastPathComponent == ".build" { files?.skipDescendants() }
      guard file.pathExtension == "swift" else { continue }
      names.formUnion(SymbolScan.names(in: try String(contentsOf: file, encoding: .utf8)))
    }
    return names
  }

  @Test("The scan finds what stands after a label and what a property answers")
  func scan() {
    let source = """
      struct Sample {
        var systemImage: String {
          switch self {
          case .one: "tray.full"
          default: "lock"
          }
        }
        var title: String { "title" }
        // Image(systemName: "commented.out")
        let label = Label("text", systemImage: isOn ? "bolt.fill" : "bolt")
        func symbol(for kind: Kind) -> String { "flag" }
      }
      """
    #expect(
      SymbolScan.names(in: source) == ["tray.full", "lock", "bolt.fill", "bolt", "flag"])
  }

  @Test("Each has a drawing", arguments: ["Sources", "Examples"])
  func drawings(folder: String) throws {
    let names = try Self.names(in: folder)
    #expect(names.count > 10, "The scan finds too little: \(names.sorted())")
    let missing = names.filter { SymbolLibrary.existing($0) == nil }
    #expect(missing.isEmpty, "No drawing for \(missing.sorted().joined(separator: ", "))")
  }

  @Test("Our own drawings have lines", arguments: SymbolDrawing.own.keys.sorted())
  func own(symbol: String) throws {
    let drawing = try #require(SymbolDrawing.own[symbol])
    #expect(!drawing.parts.isEmpty && drawing.viewBox == "0 0 16 16")
    #expect(SymbolLibrary.name(for: symbol) == nil, "The package has a drawing by now.")
    #expect(SymbolLibrary.drawing(of: symbol) == drawing)
  }
}
