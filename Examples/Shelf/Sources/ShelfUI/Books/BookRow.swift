import FeedbackStates
import FeedbackStatesUI
import ShelfKit
import SwiftUI

/// One book of the list.
struct BookRow: View {
  let book: Book
  let list: BookListModel

  var body: some View {
    HStack {
      FinishedButton(book: book, mutation: list.finishing[book.id])
      NavigationLink(value: book.id) {
        VStack(alignment: .leading) {
          Text(book.displayTitle)
          if !book.caption.isEmpty {
            Text(book.caption)
              .font(.caption)
              .foregroundStyle(.secondary)
          }
          if let error = list.finishing[book.id].phase.error {
            Text(FailureDescription(error).spokenText)
              .font(.caption)
              .foregroundStyle(.red)
          }
        }
      }
    }
    .opacity(list.deleting[book.id].isBusy ? 0.5 : 1)
    .swipeActions { deleteButton }
    .contextMenu { deleteButton }
  }

  private var deleteButton: some View {
    Button("Delete", systemImage: "trash", role: .destructive) {
      Task { await list.delete(book) }
    }
  }
}

/// A circle to tick when the book is finished; while the change is saved, it alone waits.
struct FinishedButton: View {
  let book: Book
  let mutation: Mutation<Bool, Book>

  var body: some View {
    MutationButton(mutation: mutation, input: !book.isFinished, showsFailure: false) {
      Label(title, systemImage: book.isFinished ? "checkmark.circle.fill" : "circle")
        .labelStyle(.iconOnly)
    }
    .buttonStyle(.borderless)
  }

  private var title: String {
    book.isFinished
      ? "Mark “\(book.displayTitle)” as not finished" : "Mark “\(book.displayTitle)” as finished"
  }
}

extension Book {
  /// Author and year, as far as they are known.
  var caption: String {
    [displayAuthor, year.map { String($0) } ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
