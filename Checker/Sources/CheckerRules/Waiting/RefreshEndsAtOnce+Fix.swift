import CheckerCore
import CheckerIndex

extension RefreshEndsAtOnce {
  /// Takes away the `Task { … }` around the work.
  ///
  /// Only where every statement in it is awaited and throws nothing out: then the closure may run
  /// it whatever its isolation. A comment or a signature before the work is not touched.
  static func unwrapping(_ task: Node, _ inside: [Node], in source: SourceFile) -> Fix? {
    guard let first = inside.first, let last = inside.last, inside.allSatisfy(isAwaited(_:))
    else { return nil }
    let head = source.text(in: .span(task.range.lowerBound, first.range.lowerBound))
    let foot = source.text(in: .span(last.range.upperBound, task.range.upperBound))
    guard head.filter({ !$0.isWhitespace }) == "Task{", foot.filter({ !$0.isWhitespace }) == "}"
    else { return nil }
    var edits = [
      Fix.Edit(range: task.range.lowerBound..<first.range.lowerBound, text: ""),
      Fix.Edit(range: last.range.upperBound..<task.range.upperBound, text: ""),
    ]
    edits += outdents(from: first, to: last, by: task, in: source)
    return Fix(title: "Await the work in the closure", edits: edits)
  }

  private static func isAwaited(_ node: Node) -> Bool {
    switch node.kind {
    case .awaiting: true
    case .attempt("?", let inner), .attempt("!", let inner): isAwaited(inner)
    case .assignment("=", let target, let value):
      if case .other(let parts) = target.kind { parts.isEmpty && isAwaited(value) } else { false }
    default: false
    }
  }

  /// Moves the lines behind the first one to the left by what the task indents them.
  private static func outdents(
    from first: Node, to last: Node, by task: Node, in source: SourceFile
  ) -> [Fix.Edit] {
    let lines = source.lines
    let firstLine = lines.place(of: first.range).line
    let taskLine = lines.place(of: task.range).line
    guard firstLine > taskLine else { return [] }
    let extra =
      indentation(ofLine: firstLine, in: source).count
      - indentation(ofLine: taskLine, in: source).count
    let lastLine = lines.place(of: last.range).endLine
    guard extra > 0, lastLine > firstLine else { return [] }
    let below = (firstLine + 1...lastLine).filter {
      !source.bytes[lines.start(ofLine: $0)...].prefix { $0 != 0x0A }.allSatisfy {
        $0 == 0x20 || $0 == 0x09 || $0 == 0x0D
      }
    }
    // A line that is indented less, as in a long text, would be moved against the others.
    guard below.allSatisfy({ indentation(ofLine: $0, in: source).count >= extra }) else {
      return []
    }
    return below.map { line in
      let start = lines.start(ofLine: line)
      return Fix.Edit(range: start..<start + extra, text: "")
    }
  }

  private static func indentation(ofLine line: Int, in source: SourceFile) -> ArraySlice<UInt8> {
    source.bytes[source.lines.start(ofLine: line)...].prefix { $0 == 0x20 || $0 == 0x09 }
  }
}
