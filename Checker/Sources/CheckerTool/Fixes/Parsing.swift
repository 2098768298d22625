import SwiftParser
import SwiftSyntax

/// The compiler's parser, asked one question.
enum Parsing {
  /// Whether a text parses without errors.
  static func isSound(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { !Parser.parse(source: $0).hasError }
  }
}
