public import CheckerCore

/// One file, parsed and lowered to what the rules read.
public struct FileModel: Sendable {
  /// The source.
  public let source: SourceFile
}
