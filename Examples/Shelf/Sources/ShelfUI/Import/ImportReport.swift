import FeedbackStates
import ShelfKit
import SwiftUI

/// What is wrong in a file, and the choice that the person has.
struct ImportReport: View {
  let plan: ImportPlan
  let model: ImportModel

  var body: some View {
    Form {
      Section {
        Text(plan.summary)
        if !plan.books.isEmpty {
          Button("Import the Other \(plan.books.count.of("Book"))") {
            Task { await model.save() }
          }
          .buttonStyle(.borderedProminent)
        }
        Button("Import Nothing", role: .cancel) { model.reset() }
      }
      if !plan.badRows.isEmpty {
        Section("Rows to Mend") {
          ForEach(plan.badRows) { row in
            VStack(alignment: .leading) {
              Text("\(row.file), line \(row.position.line), column \(row.position.column)")
                .font(.caption)
                .foregroundStyle(.secondary)
              Text(row.message)
            }
          }
        }
      }
      DuplicateRows("Already on Your Shelf", rows: plan.duplicates.filter { $0.place == .shelf })
      DuplicateRows("Twice in the File", rows: plan.duplicates.filter { $0.place == .file })
    }
  }
}

/// The rows that are left out because their ISBN is taken.
private struct DuplicateRows: View {
  let title: String
  let rows: [ImportPlan.Duplicate]

  init(_ title: String, rows: [ImportPlan.Duplicate]) {
    self.title = title
    self.rows = rows
  }

  var body: some View {
    if !rows.isEmpty {
      Section(title) {
        ForEach(rows) { row in
          Text("Line \(row.line): “\(row.title)” has the ISBN of “\(row.existingTitle)”")
        }
      }
    }
  }
}

extension ImportPlan {
  /// What was found, in one or two sentences.
  var summary: String {
    guard needsChoice else {
      return duplicates.isEmpty
        ? "\(file) has no book below its first line."
        : "\(file) has no book that is not on your shelf already."
    }
    return "\(badRows.count.of("row")) of \(file) cannot be imported."
  }

  /// What was left out of a finished import.
  var leftOut: String {
    var parts: [String] = []
    if !badRows.isEmpty { parts.append("\(badRows.count.of("row")) had mistakes.") }
    let onShelf = duplicates.filter { $0.place == .shelf }.count
    if onShelf > 0 { parts.append("Already on your shelf: \(onShelf.of("book")).") }
    let inFile = duplicates.count - onShelf
    if inFile > 0 { parts.append("Twice in the file: \(inFile.of("book")).") }
    if !ignoredColumns.isEmpty {
      parts.append("Not imported: the columns \(ignoredColumns.joined(separator: ", ")).")
    }
    return parts.joined(separator: " ")
  }
}
