import Foundation

/// The meaning of the columns of a file, read from its header.
struct ImportColumns: Hashable, Sendable {
  /// How many fields each record has to have.
  let count: Int
  /// The columns that no book has; they are not imported.
  let ignored: [String]
  private let indices: [BookField: Int]

  /// Reads the header; its names may stand in any order, in capitals or not.
  init(header: CSVRecord, file: String) throws(ImportError) {
    var indices: [BookField: Int] = [:]
    var ignored: [String] = []
    for (index, column) in header.fields.enumerated() {
      let name = column.text.trimmingCharacters(in: .whitespaces)
      guard let field = Self.fields[name.lowercased()] else {
        ignored.append(name)
        continue
      }
      guard indices[field] == nil else {
        throw .repeatedColumn(file: file, name: name, position: column.position)
      }
      indices[field] = index
    }
    guard indices[.title] != nil else {
      throw .noTitleColumn(file: file, separator: Self.separator(in: header))
    }
    self.indices = indices
    self.ignored = ignored
    count = header.fields.count
  }

  /// The field of a record that holds this part of a book, if the file has it.
  func field(_ field: BookField, of record: CSVRecord) -> CSVRecord.Field? {
    indices[field].map { record.fields[$0] }
  }

  /// What a record says of a book.
  func draft(_ record: CSVRecord) -> BookDraft {
    BookDraft(
      title: field(.title, of: record)?.text ?? "",
      author: field(.author, of: record)?.text ?? "",
      year: field(.year, of: record)?.text ?? "",
      isbn: field(.isbn, of: record)?.text ?? ""
    )
  }

  private static let fields: [String: BookField] = [
    "title": .title, "author": .author, "authors": .author, "year": .year, "isbn": .isbn,
    "isbn13": .isbn, "isbn-13": .isbn,
  ]

  /// The separator that a spreadsheet used in place of the comma, if it looks like that.
  private static func separator(in header: CSVRecord) -> Character? {
    guard header.fields.count == 1, let line = header.fields.first?.text else { return nil }
    return [";", "\t", "|"].first { separator in
      line.split(separator: separator).contains { fields[$0.lowercased()] == .title }
    }
  }
}
