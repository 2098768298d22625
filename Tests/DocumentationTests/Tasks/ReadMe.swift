// docs: read-me
import FeedbackStates
import FeedbackStatesUI
import SwiftUI

struct Shelf: View {
  let books: Loader<[Book]>
  let save: Mutation<Book, Void>

  var body: some View {
    VStack {
      LoaderView(books) { books in
        List(books) { Text($0.title) }
      } empty: {
        EmptyStateView("No books yet", description: "Add the first below.")
      }
      MutationButton("Add Emma", mutation: save, input: .emma)
    }
  }
}
// docs: end
