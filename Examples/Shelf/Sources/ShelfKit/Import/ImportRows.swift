/// Sorts the rows of a file into new books, duplicates and bad rows.
struct ImportRows {
  /// A row that holds a valid book.
  struct Row {
    let line: Int
    let book: NewBook
  }

  private(set) var plan: ImportPlan
  private let columns: ImportColumns
  private let rules: BookRules
  private var titles: [ISBN13: String] = [:]

  init(file: String, columns: ImportColumns, rules: BookRules) {
    plan = ImportPlan(file: file)
    plan.ignoredColumns = columns.ignored
    self.columns = columns
    self.rules = rules
  }

  /// Returns the row when it holds a valid book; otherwise notes what is wrong with it.
  mutating func check(_ result: Result<CSVRecord, CSVProblem>) -> Row? {
    switch result {
    case .failure(let problem):
      report(problem.message, at: problem.position)
      return nil
    case .success(let record):
      guard record.fields.count == columns.count else {
        reportCount(of: record)
        return nil
      }
      do {
        return Row(line: record.line, book: try NewBook(columns.draft(record), rules: rules))
      } catch {
        let place = columns.field(error.field, of: record)?.position
        report(error.message, at: place ?? record.end)
        return nil
      }
    }
  }

  /// Takes valid rows into the plan, apart from those whose ISBN is taken.
  ///
  /// - Parameters:
  ///   - rows: The rows of a batch.
  ///   - taken: The titles on the shelf that have one of their numbers.
  mutating func take(_ rows: [Row], taken: [ISBN13: String]) {
    for row in rows {
      if let isbn = row.book.isbn {
        if let title = taken[isbn] ?? titles[isbn] {
          plan.duplicates.append(
            ImportPlan.Duplicate(
              line: row.line, place: taken[isbn] == nil ? .file : .shelf, title: row.book.title,
              existingTitle: title))
          continue
        }
        titles[isbn] = row.book.title
      }
      plan.books.append(row.book)
    }
  }

  private mutating func reportCount(of record: CSVRecord) {
    let found = record.fields.count
    let wanted = columns.count
    if found > wanted {
      report(
        "Expected \(wanted) fields, found \(found). Put fields that hold a comma in quotes.",
        at: record.fields[wanted].position)
    } else {
      report(
        "Expected \(wanted) fields, found \(found). Add a comma for each field that is empty.",
        at: record.end)
    }
  }

  private mutating func report(_ message: String, at position: TextPosition) {
    plan.badRows.append(
      ImportPlan.BadRow(file: plan.file, position: position, message: message))
  }
}
