/// A file's bytes and the name that findings carry.
public struct SourceFile: Sendable {
  /// The path, spelt as findings shall spell it.
  public let path: String
  /// The UTF-8 bytes, a byte-order mark included.
  public let bytes: [UInt8]
  /// The file's lines.
  public let lines: LineTable

  /// Makes a source file of its bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// Makes a source file of text.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text of `range`; bytes that are not UTF-8 become replacement characters.
  public func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
