import FeedbackStates
import FeedbackStatesUI
import SwiftUI

// docs: waiting-style
struct CardWaitingStyle: WaitingStyle {
  func makeBody(configuration: WaitingConfiguration) -> some View {
    VStack {
      ProgressView()
      Text(configuration.message)
      if let cancel = configuration.cancel, configuration.phase.offersCancel {
        Button("Stop waiting", action: cancel)
      }
    }
  }
}

struct StyledBooks: View {
  let books: Loader<[Book]>

  var body: some View {
    BookScreen(books: books).waitingStyle(CardWaitingStyle())
  }
}
// docs: end

// docs: skeleton
struct SkeletonBooks: View {
  let books: Loader<[Book]>

  var body: some View {
    BookScreen(books: books)
      .waitingStyle(.skeleton(rows: 4) { Text("A title of usual length") })
  }
}
// docs: end

// docs: button-style
struct DotsMutationButtonStyle: MutationButtonStyle {
  func makeBody(configuration: MutationButtonConfiguration) -> some View {
    switch configuration.phase {
    case .ready: configuration.label
    case .working: Text("…")
    case .succeeded: SuccessMark()
    }
  }
}
// docs: end

// docs: strings
struct RenamedBooks: View {
  let books: Loader<[Book]>

  var body: some View {
    var strings = FeedbackStrings.localized(languageTag: "en")
    strings.tryAgain = "Once more"
    return BookScreen(books: books).feedbackStrings(strings)
  }
}
// docs: end

// docs: overlay
struct MigrationScreen: View {
  let migration: Mutation<Void, Void>

  var body: some View {
    Text("Your library")
      .waitingOverlay(
        isBusy: migration.isBusy, label: "Moving your books",
        progress: migration.phase.progress, cancel: { migration.cancel() })
  }
}
// docs: end
