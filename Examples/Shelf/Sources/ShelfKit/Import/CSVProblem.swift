/// Why a part of a file is not CSV.
public struct CSVProblem: Error, Hashable, Sendable {
  /// The kind of a fault.
  public enum Reason: Hashable, Sendable {
    /// A byte that is not UTF-8.
    case notUTF8(byte: UInt8)
    /// A quote that opens a field and is never closed.
    case unclosedQuote
    /// A quote inside a field that does not begin with one.
    case strayQuote
    /// Something other than a comma or a line end after a closing quote.
    case textAfterQuote
  }

  /// What is wrong.
  public let reason: Reason
  /// Where it is.
  public let position: TextPosition

  /// What is wrong and what is expected instead.
  public var message: String {
    switch reason {
    case .notUTF8(let byte):
      let hex = String(byte, radix: 16, uppercase: true)
      return "The byte \(hex) is not UTF-8. Save the file as UTF-8."
    case .unclosedQuote:
      return "This quote is never closed. Expected another quote at the end of the field."
    case .strayQuote:
      return "A quote inside a field. Put the whole field in quotes and write this one twice."
    case .textAfterQuote:
      return "Expected a comma or the end of the line after the closing quote."
    }
  }
}
