import CheckerCore
import CheckerIndex

/// Spreads an example over more files and declarations, without changing what it means.
enum Split {
  typealias Files = [(name: String, text: String)]

  /// Each top-level declaration in a file of its own; the body in a builder function; the body in
  /// an extension.
  static func variants(of files: Files) -> [Files] {
    [apart(files), inBuilder(files), inExtension(files)]
  }

  private static func nodes(_ text: String) -> [Node] {
    Analysis(rules: []).read(SourceFile(path: "x", text: text)).nodes
  }

  private static func apart(_ files: Files) -> Files {
    files.flatMap { file -> Files in
      let bytes = Array(file.text.utf8)
      return nodes(file.text).enumerated().map { index, node in
        ("\(index)-\(file.name)", String(decoding: bytes[node.range], as: UTF8.self))
      }
    }
  }

  private static func inBuilder(_ files: Files) -> Files {
    replacingBody(files) { _, body in
      """
      var body: some View { self.content() }
      @ViewBuilder private func content() -> some View { \(body) }
      """
    }
  }

  private static func inExtension(_ files: Files) -> Files {
    files.map { file in
      let bytes = Array(file.text.utf8)
      var text = bytes
      var tail = ""
      for node in nodes(file.text).reversed() {
        guard case .type(let type) = node.kind, type.form == .structure else { continue }
        for member in type.members.reversed() {
          guard case .variable(let variable) = member.kind, variable.name == "body",
            variable.getter != nil
          else { continue }
          let code = String(decoding: bytes[member.range], as: UTF8.self)
          text.replaceSubrange(member.range, with: [])
          tail = "\nextension \(type.name) {\n\(code)\n}\n" + tail
        }
      }
      return (file.name, String(decoding: text, as: UTF8.self) + tail)
    }
  }

  private static func replacingBody(
    _ files: Files, _ replace: (String, String) -> String
  ) -> Files {
    files.map { file in
      var bytes = Array(file.text.utf8)
      for node in nodes(file.text).reversed() {
        guard case .type(let type) = node.kind else { continue }
        for member in type.members.reversed() {
          guard case .variable(let variable) = member.kind, variable.name == "body",
            let getter = variable.getter, let first = getter.first, let last = getter.last
          else { continue }
          let inner = first.range.lowerBound..<last.range.upperBound
          let code = String(decoding: bytes[inner], as: UTF8.self)
          bytes.replaceSubrange(member.range, with: Array(replace(type.name, code).utf8))
        }
      }
      return (file.name, String(decoding: bytes, as: UTF8.self))
    }
  }
}
