import FeedbackStates
import ShelfKit
import SwiftUI

/// The books that were found, with the choice of what to find above them.
struct BookList: View {
  let books: [Book]
  @Bindable var list: BookListModel

  var body: some View {
    List {
      Section {
        ChoiceBar(choices: BookQuery.Part.allCases, selection: $list.query.part, title: \.title)
        ChoiceBar(choices: BookQuery.Order.allCases, selection: $list.query.order, title: \.title)
      }
      Section {
        ForEach(books) { book in
          BookRow(book: book, list: list)
        }
        .onDelete { offsets in
          for book in offsets.map({ books[$0] }) {
            Task { await list.delete(book) }
          }
        }
      } header: {
        Text(books.count.of("book"))
      }
    }
  }
}

extension BookQuery.Part {
  var title: String {
    switch self {
    case .all: "All"
    case .unfinished: "To Read"
    case .finished: "Finished"
    }
  }
}

extension BookQuery.Order {
  var title: String {
    switch self {
    case .title: "Title"
    case .author: "Author"
    case .year: "Year"
    case .newest: "Newest"
    }
  }
}
