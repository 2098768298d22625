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
      if !plan.duplicates.isEmpty {
        Section("Already on Your Shelf") {
          ForEach(plan.duplicates) { duplicate in
            Text("Line \(duplicate.line): “\(duplicate.title)”")
          }
        }
      }
    }
  }
}

extension ImportPlan {
  /// What was found, in one or two sentences.
  var summary: String {
    guard needsChoice else { return "\(file) has no book that is not on your shelf already." }
    return "\(badRows.count.of("row")) of \(file) cannot be imported."
  }

  /// What was left out of a finished import.
  var leftOut: String {
    var parts: [String] = []
    if !badRows.isEmpty { parts.append("\(badRows.count.of("row")) had mistakes.") }
    if !duplicates.isEmpty {
      parts.append("\(duplicates.count.of("book")) were on your shelf already.")
    }
    if !ignoredColumns.isEmpty {
      parts.append("Not imported: the columns \(ignoredColumns.joined(separator: ", ")).")
    }
    return parts.joined(separator: " ")
  }
}
