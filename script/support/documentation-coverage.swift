// Counts how many public symbols have a summary: `documentation-coverage NAME=FOLDER …`, where each
// folder holds the symbol graphs of one module. Names those that have none, and fails if there are.

import Foundation

/// The parts of a symbol graph that matter here.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Line: Decodable { let text: String }
    struct Comment: Decodable { let lines: [Line] }
    struct Kind: Decodable { let displayName: String }
    struct Position: Decodable { let line: Int }
    struct Location: Decodable {
      let uri: String
      let position: Position
    }

    let docComment: Comment?
    let kind: Kind
    let location: Location?
    let pathComponents: [String]

    /// Whether the first paragraph of the comment says something.
    var hasSummary: Bool {
      let first = docComment?.lines.first { !$0.text.trimmingCharacters(in: .whitespaces).isEmpty }
      guard let text = first?.text else { return false }
      return !text.trimmingCharacters(in: .whitespaces).hasPrefix("- ")
    }
  }

  let symbols: [Symbol]
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("documentation-coverage: \(message)\n".utf8))
  exit(2)
}

/// The symbols that somebody wrote; those that the compiler makes have no place.
func symbols(in folder: String) -> [SymbolGraph.Symbol] {
  do {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let graphs = names.filter { $0.hasSuffix(".symbols.json") }.sorted()
    guard !graphs.isEmpty else { fail("no symbol graph in \(folder)") }
    return try graphs.flatMap { name in
      let data = try Data(contentsOf: URL(filePath: folder).appending(path: name))
      return try JSONDecoder().decode(SymbolGraph.self, from: data).symbols
    }.filter { $0.location != nil }
  } catch {
    fail("\(folder): \(error.localizedDescription)")
  }
}

var (total, documented) = (0, 0)
for argument in CommandLine.arguments.dropFirst() {
  let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
  guard parts.count == 2 else { fail("say NAME=FOLDER, not \(argument)") }
  let all = symbols(in: parts[1])
  let missing = all.filter { !$0.hasSummary }
  print("\(parts[0]): \(all.count - missing.count) of \(all.count) public symbols documented")
  for symbol in missing {
    let name = symbol.pathComponents.joined(separator: ".")
    let file = symbol.location.flatMap { URL(string: $0.uri)?.path } ?? "?"
    let line = (symbol.location?.position.line ?? -1) + 1
    print("  \(file):\(line): \(symbol.kind.displayName.lowercased()) \(name) has no summary")
  }
  total += all.count
  documented += all.count - missing.count
}
guard total > 0 else { fail("nothing to count; say NAME=FOLDER") }
print("In all: \(documented) of \(total) (\(documented * 1000 / total / 10) %)")
exit(documented == total ? 0 : 1)
