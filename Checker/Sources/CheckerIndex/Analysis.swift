public import CheckerCore
import CheckerReader

/// The whole analysis as pure functions, in two phases, so that a caller can run files in parallel
/// and keep results.
///
/// Phase one reads each file by itself: ``read(_:declarations:)`` and ``facts(of:)``. The facts are
/// merged to a ``ProjectIndex``. Phase two checks each file by itself with the merged index:
/// ``findings(in:index:)``. Results depend on nothing else.
public struct Analysis: Sendable {
  /// The rules, in the order in which they win over each other at one place.
  public let rules: [any Rule]
  /// The words and wrappers in force.
  public let vocabulary: Vocabulary

  /// Makes an analysis of some rules.
  public init(rules: [any Rule], vocabulary: Vocabulary = Vocabulary()) {
    self.rules = rules
    self.vocabulary = vocabulary
  }

  /// Reads `source`: with our own reader, and with the compiler's parser what that declines.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - declarations: The byte ranges of the top-level declarations to read, in rising order and
  ///     apart; `nil` reads everything.
  /// - Returns: The lowered file.
  public func read(_ source: SourceFile, declarations: [Range<Int>]? = nil) -> FileModel {
    let whole = [0..<source.bytes.count]
    let nodes = (declarations ?? whole).flatMap { range -> [Node] in
      let bytes = source.bytes[range.clamped(to: whole[0])]
      return SwiftReader.read(bytes, shift: range.lowerBound)
        ?? Lowering.lower(bytes, shift: range.lowerBound)
    }
    return FileModel(source: source, nodes: nodes)
  }

  /// What other files may need to know about `file`.
  public func facts(of file: FileModel) -> FileFacts {
    FactGatherer(vocabulary: vocabulary).facts(of: file)
  }

  /// Every finding in `file`, sorted; of several rules at one place the first one is kept.
  public func findings(in file: FileModel, index: ProjectIndex) -> [Finding] {
    let context = RuleContext(file: file, index: index, vocabulary: vocabulary)
    var kept: [Finding] = []
    var taken: Set<Int> = []
    for rule in rules {
      let before = context.findings.count
      rule.check(context)
      for finding in context.findings[before...] where !taken.contains(finding.range.lowerBound) {
        kept.append(finding)
      }
      taken.formUnion(context.findings[before...].map(\.range.lowerBound))
    }
    return kept.sorted()
  }
}
