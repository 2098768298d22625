import Foundation

/// The table of supported API, made of the fixtures: what stands in a fixture compiles.
struct SupportTable {
  /// The folder of this test target.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  /// The package.
  static let package = folder.deletingLastPathComponent().deletingLastPathComponent()
  /// The page that holds the table.
  static let page = package.appendingPathComponent("Sources/DOMUI/DOMUI.docc/Supported.md")

  /// The page as it should be.
  static func markdown() throws -> String {
    let declared = try declaredNames()
    var lines = [
      "# Supported API", "", "What of SwiftUI the stand-in has.", "", "## Overview", "",
      "This page is made of the fixtures in `Tests/SupportedAPITests`: what is named here is used",
      "there, in code that compiles against the stand-in with `import SwiftUI`. Make it anew with",
      "`script/support-table`.", "",
    ]
    for file in try files("Fixtures") {
      let source = try String(contentsOf: file, encoding: .utf8).replacing(/"[^"\n]*"/, with: "")
      let title = source.prefix { $0 != "\n" }.dropFirst(3)
      lines += ["### \(title)", ""]
      lines += row("Types", names(in: source, /\b([A-Z][A-Za-z]+)\b/, declared.types))
      lines += row("Modifiers", names(in: source, /\.([a-z][A-Za-z]+)[( {]/, declared.functions))
      lines += row(
        "Environment", names(in: source, /\\\.([a-z][A-Za-z]+)/, declared.properties))
    }
    lines += ["### Not supported", "", "| API | Why |", "| --- | --- |"]
    for file in try files("Refused") {
      let source = try String(contentsOf: file, encoding: .utf8)
      if let match = source.firstMatch(of: /\/\/ not supported: (`[^`]*`): ([^\n]*)/) {
        lines.append("| \(match.1) | \(match.2) |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ title: String, _ names: [String]) -> [String] {
    names.isEmpty ? [] : ["\(title): " + names.map { "`\($0)`" }.joined(separator: ", ") + ".", ""]
  }

  private static func names(
    in source: String, _ pattern: Regex<(Substring, Substring)>, _ declared: Set<String>
  ) -> [String] {
    Set(source.matches(of: pattern).map { String($0.1) }).intersection(declared).sorted()
  }

  private static func files(_ name: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent(name), includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "swift" }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// The public names of the stand-in.
  private static func declaredNames() throws -> (
    types: Set<String>, functions: Set<String>, properties: Set<String>
  ) {
    var names: (types: Set<String>, functions: Set<String>, properties: Set<String>) = ([], [], [])
    let sources = package.appendingPathComponent("Sources/DOMUI")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let source = try String(contentsOf: file, encoding: .utf8)
      for match in source.matches(of: /public (?:final )?(?:struct|enum|class|protocol) (\w+)/) {
        names.types.insert(String(match.1))
      }
      for match in source.matches(of: /public func (\w+)/) {
        names.functions.insert(String(match.1))
      }
      for match in source.matches(of: /public var (\w+)/) {
        names.properties.insert(String(match.1))
      }
    }
    return names
  }
}
