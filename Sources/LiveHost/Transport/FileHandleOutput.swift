import Foundation

/// Whole lines on the standard streams.
enum FileHandleOutput {
  static func standardError(_ text: String) throws {
    try FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  static func standardOutput(_ text: String) throws {
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}
