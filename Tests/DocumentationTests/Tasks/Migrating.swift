import FeedbackStates
import Foundation
import Observation

// docs: migrating-before
@MainActor @Observable
final class OldBooksModel {
  var books: [Book] = []
  var isLoading = false
  var errorMessage: String?
  private let library: Library

  init(library: Library) { self.library = library }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      books = try await library.books()
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}
// docs: end

// docs: migrating-state
@MainActor @Observable
final class MigratedBooksModel {
  private(set) var books = Loadable<[Book]>.notInitiated
  private let library: Library

  init(library: Library) { self.library = library }

  func load() async {
    books = .loading
    books = await Loadable { try await library.books() }
  }
}
// docs: end

// docs: migrating-loader
@MainActor @Observable
final class NewBooksModel {
  let books: Loader<[Book]>

  init(library: Library) {
    books = Loader { try await library.books() }
  }
}
// docs: end
