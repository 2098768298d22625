/// A piece of this target's code that stands in the documentation.
struct Example {
  let name: String
  let code: String
}

extension Example {
  /// The examples of a source file: what stands between `// docs: NAME` and `// docs: end`,
  /// without the indentation that all its lines share.
  static func all(in source: String) -> [Example] {
    var examples: [Example] = []
    var open: (name: String, lines: [Substring])?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.split(separator: " ")
      guard words.count == 3, words[0] == "//", words[1] == "docs:" else {
        open?.lines.append(line)
        continue
      }
      if words[2] == "end" {
        if let open { examples.append(Example(name: open.name, code: dedented(open.lines))) }
        open = nil
      } else {
        open = (String(words[2]), [])
      }
    }
    return examples
  }

  private static func dedented(_ lines: [Substring]) -> String {
    let indents = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let shared = indents.min() ?? 0
    return lines.map { $0.dropFirst(shared) }.joined(separator: "\n")
  }
}
