import Foundation

/// A file of books that a person chose.
public struct ImportFile: Hashable, Sendable {
  /// The largest file that is read, in bytes.
  public static let largestSize = 20 << 20

  /// The name to show in messages.
  public let name: String
  /// What the file holds.
  public let bytes: [UInt8]

  /// Creates a file from what was read or pasted.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Creates a file from pasted text.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// More than two hundred well-known books, which come with the app.
  public static func sample() throws -> ImportFile {
    try resource("books")
  }

  /// A short file with faults of every kind, which comes with the app.
  public static func sampleWithMistakes() throws -> ImportFile {
    try resource("books-with-mistakes")
  }

  private static func resource(_ name: String) throws -> ImportFile {
    guard let url = Bundle.module.url(forResource: name, withExtension: "csv") else {
      throw ImportError.unreadable(file: "\(name).csv")
    }
    return ImportFile(name: "\(name).csv", bytes: Array(try Data(contentsOf: url)))
  }
}
