import FeedbackStates
import ShelfKit
import SwiftUI

/// What stands in place of the list when no book was found, and what to do next.
struct EmptyBookList: View {
  let list: BookListModel
  @Binding var sheet: BookListSheet?

  var body: some View {
    if !list.query.text.isEmpty {
      ContentUnavailableView {
        Label("No Results for “\(list.query.text)”", systemImage: "magnifyingglass")
      } description: {
        Text("Check the spelling, or search for something else.")
      } actions: {
        Button("Clear the Search") { list.query.text = "" }
      }
    } else if list.query.part != .all {
      ContentUnavailableView {
        Label("Nothing Here", systemImage: "line.3.horizontal.decrease.circle")
      } description: {
        Text("No book on your shelf is in “\(list.query.part.title)”.")
      } actions: {
        Button("Show All Books") { list.query.part = .all }
      }
    } else {
      ContentUnavailableView {
        Label("Your Shelf Is Empty", systemImage: "books.vertical")
      } description: {
        Text("Add the first book you want to read, or import a list.")
      } actions: {
        Button("Add a Book") { sheet = .addBook }
          .buttonStyle(.borderedProminent)
        Button("Import Books") { sheet = .importBooks }
      }
    }
  }
}
