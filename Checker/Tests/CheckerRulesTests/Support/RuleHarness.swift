import CheckerCore
import CheckerIndex
import CheckerRules
import Testing

/// Runs the examples of a rule, as they are and in many disguises.
struct RuleHarness {
  let rule: any Rule

  /// An example with its marks taken out.
  struct Marked {
    var files: [(name: String, text: String)]
    /// The file and the byte offset of each mark.
    var marks: Set<Mark>
  }

  struct Mark: Hashable, CustomStringConvertible {
    var file: String
    var offset: Int
    var description: String { "\(file):\(offset)" }
  }

  static func read(_ example: Example) -> Marked {
    var marked = Marked(files: [], marks: [])
    for file in example.files {
      var text = ""
      for character in file.text {
        if character == "↓" {
          marked.marks.insert(Mark(file: file.name, offset: text.utf8.count))
        } else {
          text.append(character)
        }
      }
      marked.files.append((file.name, text))
    }
    return marked
  }

  static func analyse(_ files: [(name: String, text: String)], _ rules: [any Rule]) -> [Finding] {
    let analysis = Analysis(rules: rules)
    let models = files.map { analysis.read(SourceFile(path: $0.name, text: $0.text)) }
    let index = ProjectIndex(merging: models.map(analysis.facts))
    return models.flatMap { analysis.findings(in: $0, index: index) }.sorted()
  }

  private func found(_ files: [(name: String, text: String)]) -> [Finding] {
    Self.analyse(files, [rule])
  }

  private func marks(_ findings: [Finding]) -> Set<Mark> {
    Set(findings.map { Mark(file: $0.path, offset: $0.range.lowerBound) })
  }

  /// Checks every example of the rule.
  func run() {
    let info = type(of: rule).info
    #expect(!info.triggering.isEmpty && !info.nonTriggering.isEmpty)
    for example in info.triggering { trigger(example) }
    for example in info.nonTriggering { leaveAlone(example) }
  }

  private func trigger(_ example: Example) {
    let marked = Self.read(example)
    let comment = Comment(rawValue: "\(rule.name): \(example.title)")
    #expect(!marked.marks.isEmpty, comment)
    let findings = found(marked.files)
    #expect(marks(findings) == marked.marks, comment)
    for finding in findings { #expect(finding.tier == example.tier, comment) }
    for disguise in Disguise.keeping {
      let files = marked.files.map { ($0.name, disguise.apply($0.text)) }
      let expected = Set(
        marked.marks.map { mark in
          let text = marked.files.first { $0.name == mark.file }?.text ?? ""
          return Mark(file: mark.file, offset: disguise.move(mark.offset, text))
        })
      #expect(marks(found(files)) == expected, "\(rule.name): \(example.title), \(disguise.name)")
    }
    for disguise in Disguise.silencing {
      let files = marked.files.map { ($0.name, disguise.apply($0.text)) }
      #expect(found(files).isEmpty, "\(rule.name): \(example.title), \(disguise.name)")
    }
    for (index, files) in Split.variants(of: marked.files).enumerated() {
      let count = found(files).count
      #expect(count == marked.marks.count, "\(rule.name): \(example.title), split \(index)")
    }
  }

  private func leaveAlone(_ example: Example) {
    let marked = Self.read(example)
    let comment = Comment(rawValue: "\(rule.name): \(example.title)")
    #expect(marked.marks.isEmpty, comment)
    #expect(marks(found(marked.files)).isEmpty, comment)
    for disguise in Disguise.keeping {
      let files = marked.files.map { ($0.name, disguise.apply($0.text)) }
      #expect(marks(found(files)).isEmpty, "\(rule.name): \(example.title), \(disguise.name)")
    }
  }
}
