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
        Picker("Show", selection: $list.query.part) {
          ForEach(BookQuery.Part.allCases, id: \.self) { Text($0.title).tag($0) }
        }
        .pickerStyle(.segmented)
        Picker("Sort By", selection: $list.query.order) {
          ForEach(BookQuery.Order.allCases, id: \.self) { Text($0.title).tag($0) }
        }
      }
      Section {
        ForEach(books) { book in
          BookRow(book: book, list: list)
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
