import CheckerSkim
import Foundation
import Testing

@Suite("A skim agrees with the compiler's parser")
struct OracleTests {
  /// Swift files of this package, and of the tree that `FEEDBACK_STATES_CORPUS` names.
  static let files: [String] = {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let roots = [package, ProcessInfo.processInfo.environment["FEEDBACK_STATES_CORPUS"]]
    return roots.compactMap { $0 }.flatMap { root in
      (FileManager.default.enumerator(atPath: root).map { Array($0) } ?? [])
        .compactMap { $0 as? String }
        .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
        .map { "\(root)/\($0)" }
        .sorted()
    }
  }()

  @Test("Code, literals and comments lie at the same bytes, and items at the same places")
  func wholeTrees() throws {
    var compared = 0
    for path in Self.files {
      guard let data = FileManager.default.contents(atPath: path),
        String(data: data, encoding: .utf8) != nil
      else { continue }
      let bytes = Array(data)
      let oracle = ParserOracle(bytes)
      if oracle.hasErrors { continue }
      compared += 1
      let classes = SwiftLexer.classes(bytes)
      if classes != oracle.classes,
        let offset = zip(classes, oracle.classes).enumerated().first(where: { $1.0 != $1.1 })?
          .offset
      {
        Issue.record("\(path): bytes differ at \(offset): \(excerpt(bytes, at: offset))")
      }
      let items = Self.items(bytes)
      if items != oracle.items {
        let difference = zip(items + [0..<0], oracle.items + [0..<0]).first { $0 != $1 }
        let offset = difference?.1.lowerBound ?? 0
        Issue.record(
          """
          \(path): items differ: \(difference.map { "\($0.0) is not \($0.1)" } ?? "count"): \
          \(excerpt(bytes, at: offset))
          """)
      }
    }
    #expect(compared > 20)
    print("compared \(compared) of \(Self.files.count) files")
  }

  static func items(_ bytes: [UInt8]) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { buffer in
      Skim(buffer, words: WordTable([]), marker: "feedback-states:").items
        .filter { $0.kind != .directive }.map(\.range)
    }
  }

  private func excerpt(_ bytes: [UInt8], at offset: Int) -> String {
    let range = max(0, offset - 40)..<min(bytes.count, offset + 40)
    return String(decoding: bytes[range], as: UTF8.self).debugDescription
  }
}
