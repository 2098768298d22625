/// The words that Swift reserves everywhere.
enum SwiftKeywords {
  /// Reserved words behind which an expression or a declaration can come.
  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "fileprivate", "for", "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
    "struct", "subscript", "switch", "throw", "throws", "try", "typealias", "var", "where",
    "while",
  ]

  /// Whether the bytes are a reserved word that is no expression of its own.
  static func areReserved(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Bool {
    guard end - start <= 15 else { return false }
    return reserved.contains(String(decoding: bytes[start..<end], as: UTF8.self))
  }
}
