import FeedbackStates
import FeedbackStatesUI
import SwiftUI

// docs: failure-surfaces
struct ScenePage: View {
  let failures: FailureCenter
  let books: Loader<[Book]>

  var body: some View {
    BookScreen(books: books)
      .failureSurfaces(failures)
      .onFailureRecovery([.signIn]) { recovery in
        print("Show the sign-in screen for", recovery)
      }
  }
}
// docs: end

// docs: described-error
enum ShelfError: DescribedFailure {
  case shelfIsFull(limit: Int)

  func failureDescription(strings: FeedbackStrings) -> FailureDescription {
    switch self {
    case .shelfIsFull(let limit):
      FailureDescription(
        title: "Your shelf holds \(limit) books.", advice: "Give one away first.",
        cause: .storageFull, recovery: FailureRecovery.none, retryCanHelp: false)
    }
  }
}
// docs: end
