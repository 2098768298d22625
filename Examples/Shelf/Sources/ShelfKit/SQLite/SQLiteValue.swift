/// A value that a statement takes.
enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case text(String)

  static func optional(_ number: Int?) -> SQLiteValue {
    number.map { .integer(Int64($0)) } ?? .null
  }

  static func optional(_ text: String?) -> SQLiteValue {
    text.map { .text($0) } ?? .null
  }
}
