import CheckerCore
import CheckerSkim
import Foundation
import Testing

@testable import CheckerIndex
@testable import CheckerReader

@Suite("Our reader agrees with the compiler's parser")
struct ReaderOracleTests {
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

  @Test("Every declaration that it reads is lowered to the same nodes, at the same places")
  func wholeTrees() throws {
    var counts = (items: 0, bytes: 0, declined: 0, declinedBytes: 0, different: 0)
    var reasons: [String: Int] = [:]
    for path in Self.files {
      guard let data = FileManager.default.contents(atPath: path),
        String(data: data, encoding: .utf8) != nil
      else { continue }
      let bytes = Array(data)
      let items = bytes.withUnsafeBufferPointer {
        Skim($0, words: WordTable([]), marker: "feedback-states:").items
      }
      for item in items where item.kind == .type || item.kind == .function {
        counts.items += 1
        counts.bytes += item.range.count
        guard let nodes = SwiftReader.read(bytes[item.range], shift: item.range.lowerBound) else {
          counts.declined += 1
          counts.declinedBytes += item.range.count
          if let place = place(of: bytes[item.range]) { reasons[place, default: 0] += 1 }
          continue
        }
        let own = NodeText.text(nodes)
        let oracle = NodeText.text(
          Lowering.lower(bytes[item.range], shift: item.range.lowerBound))
        if own != oracle {
          counts.different += 1
          if counts.different < 40 {
            Issue.record("\(path): \(NodeText.difference(own, oracle))")
          }
        }
      }
    }
    print("reader: \(counts)")
    if ProcessInfo.processInfo.environment["FEEDBACK_STATES_DECLINED"] != nil {
      for (reason, count) in reasons.sorted(by: { $0.value > $1.value }).prefix(100) {
        print(count, reason)
      }
    }
    #expect(counts.different == 0)
    #expect(counts.items > 100)
    #expect(counts.declinedBytes * 10 < counts.bytes)
  }

  /// Where the reader stopped.
  private func place(of source: ArraySlice<UInt8>) -> String? {
    source.withUnsafeBufferPointer { buffer in
      var reader = SwiftReader(buffer, shift: 0)
      _ = try? reader.items()
      let first = max(0, reader.index - 3)
      let last = min(reader.tokens.count, reader.index + 3)
      return "\(reader.text(from: first, to: reader.index)) ⟨here⟩ "
        + reader.text(from: reader.index, to: last)
    }
  }
}

/// A node written out, so that two can be compared.
enum NodeText {
  static func text(_ nodes: [Node]) -> String {
    var result = ""
    for node in nodes { dump(node.kind, node.range, to: &result) }
    return result
  }

  static func difference(_ own: String, _ oracle: String) -> String {
    let left = own.split(separator: "\n", omittingEmptySubsequences: false)
    let right = oracle.split(separator: "\n", omittingEmptySubsequences: false)
    let number = zip(left, right).enumerated().first { $1.0 != $1.1 }?.offset
    guard let number else { return "one is longer: \(left.count), \(right.count)" }
    let start = max(0, number - 4)
    return "\n" + left[start..<min(left.count, number + 2)].joined(separator: "\n")
      + "\n--- parser:\n" + right[start..<min(right.count, number + 2)].joined(separator: "\n")
  }

  private static func dump(_ kind: Node.Kind, _ range: Range<Int>, to result: inout String) {
    result += "\(range) "
    write(kind, &result)
    result += "\n"
  }

  /// Writes a value with everything in it, a line a leaf.
  private static func write(_ value: Any, _ result: inout String) {
    if let node = value as? Node {
      result += "\n\(node.range)"
      write(node.kind, &result)
      return
    }
    if let text = value as? String {
      result += text.debugDescription + "\n"
      return
    }
    let mirror = Mirror(reflecting: value)
    if mirror.children.isEmpty {
      result += "\(value)\n"
      return
    }
    if let range = value as? Range<Int> {
      result += "\(range)\n"
      return
    }
    result += "{"
    for child in mirror.children {
      result += (child.label ?? "") + ":"
      write(child.value, &result)
    }
    result += "}\n"
  }
}
