import Foundation

/// The names of this repository's tests, suite by suite, read from their sources.
///
/// A suite is known by its title, the name of its type and the name of its file; a test by its title
/// and the name of its function. The tests of a Python file are the suite with the file's name.
struct TestCatalog {
  private(set) var suites: [String: Set<String>] = [:]

  /// The tests of the libraries, the example app, the checker and the browser, read once.
  static func ofRepository() throws -> TestCatalog { try repository.get() }

  private static let repository = Result { try readRepository() }

  private static func readRepository() throws -> TestCatalog {
    var catalog = TestCatalog()
    for folder in ["Tests", "Examples/Shelf/Tests", "Checker/Tests"] {
      for path in Repository.files(under: folder, suffix: ".swift") {
        catalog.addSwift(try Repository.text(path), file: fileName(path))
      }
      for path in Repository.files(under: folder, suffix: ".py") {
        catalog.addPython(try Repository.text(path), file: fileName(path))
      }
    }
    return catalog
  }

  /// Adds the tests of a Swift source; each belongs to the suite that is declared last before it.
  mutating func addSwift(_ source: String, file: String) {
    var names = [file]
    let declaration = /@(Suite|Test)\b\s*(?:\(\s*("(?:\\.|[^"\\\n])*"))?|\b(struct|func) (\w+)/
    var pending: (isSuite: Bool, title: String?)?
    for match in source.matches(of: declaration) {
      if let attribute = match.output.1 {
        pending = (attribute == "Suite", match.output.2.map(Self.text(ofLiteral:)))
      } else if let kind = match.output.3, let name = match.output.4, let found = pending {
        guard found.isSuite == (kind == "struct") else { continue }
        let all = [found.title, String(name)].compactMap { $0 }
        if found.isSuite {
          names = [file] + all
        } else {
          for suite in names { suites[suite, default: []].formUnion(all) }
        }
        pending = nil
      }
    }
  }

  /// Adds the test functions of a Python source.
  mutating func addPython(_ source: String, file: String) {
    for match in source.matches(of: /(?:^|\n) *(?:async )?def (test_\w+)\(/) {
      suites[file, default: []].insert(String(match.output.1))
    }
  }

  private static func fileName(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  private static func text(ofLiteral literal: Substring) -> String {
    String(literal.dropFirst().dropLast()).replacing(/\\(.)/) { $0.output.1 }
  }
}
