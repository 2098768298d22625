/// What a skim tells about one file.
public struct Skim: Sendable {
  /// The items at the top level, in order and apart.
  public let items: [TopLevelItem]
  /// The comments that hold the marker, as ranges of bytes.
  public let markedComments: [Range<Int>]
  /// Whether brackets or conditions do not match, so that the items are not to be trusted.
  public let isUnbalanced: Bool

  /// Skims a file: one pass over its bytes.
  ///
  /// - Parameters:
  ///   - bytes: The source.
  ///   - words: The words to look for in code.
  ///   - marker: The text that makes a comment worth reporting, such as a suppression's prefix.
  public init(_ bytes: UnsafeBufferPointer<UInt8>, words: WordTable, marker: StaticString) {
    var scanner = TopLevelScanner(bytes, words: words, marker: marker)
    scanner.run()
    items = scanner.items
    markedComments = scanner.markedComments
    isUnbalanced = scanner.isUnbalanced
  }

  /// The words in the code of all items.
  public var words: WordSet {
    items.reduce(into: WordSet()) { $0.formUnion($1.words) }
  }

  /// How deep brackets nest at most.
  public var depth: Int {
    items.reduce(0) { max($0, $1.depth) }
  }
}
