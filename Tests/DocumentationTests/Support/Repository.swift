import Foundation

/// The files of this repository that the tests of the documentation read.
enum Repository {
  /// The folder of the package, found from this file.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of the files under a folder that have a suffix, sorted.
  static func files(under folder: String, suffix: String) -> [String] {
    let start = root.appending(path: folder)
    let found = FileManager.default.enumerator(atPath: start.path)?.compactMap { $0 as? String }
    return (found ?? []).filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }

  /// The text of a file.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Writes a file.
  static func write(_ text: String, to path: String) throws {
    try text.write(to: root.appending(path: path), atomically: true, encoding: .utf8)
  }

  /// Whether the run is to write the examples into the pages.
  static let writesExamples = ProcessInfo.processInfo.environment["WRITE_EXAMPLES"] != nil

  /// The pages whose code is checked: the articles of the catalogs and the read-me.
  static let pages =
    files(under: "Sources", suffix: ".md").filter { $0.contains(".docc/") }
    + ["README.md", "CONTRIBUTING.md"]

  /// The examples of this target and of the app to start from, by name.
  static func examples() throws -> [String: [Example]] {
    let sources =
      files(under: "Tests/DocumentationTests", suffix: ".swift")
      + ["Examples/Starter/Package.swift"]
    let all = try sources.flatMap { Example.all(in: try text($0)) }
    return Dictionary(grouping: all, by: \.name)
  }
}
