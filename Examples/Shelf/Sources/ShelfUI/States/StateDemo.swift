/// A state that the gallery shows by itself, outside its place in the app.
enum StateDemo: String, CaseIterable, Hashable, Identifiable {
  case inlineSpinner
  case firstLoad
  case pullToRefresh
  case skeleton
  case blockingOverlay
  case shortWork
  case inlineFailure
  case alertFailure
  case bannerFailure
  case fullScreenFailure
  case emptyList
  case success
  case disabled
  case unavailable
  case repeatedAttempts
  case longWait
  case noConnection
  case oneBanner
  case paging
  case intentKey
  case undo
  case everyState

  var id: String { rawValue }

  /// A kind of states, as a person would look for them.
  enum Chapter: String, CaseIterable, Identifiable {
    case waiting
    case failing
    case nothingThere
    case done
    case notPossible
    case hardCases

    var id: String { rawValue }
  }
}

extension StateDemo {
  var chapter: Chapter {
    switch self {
    case .inlineSpinner, .firstLoad, .pullToRefresh, .skeleton, .blockingOverlay, .shortWork:
      .waiting
    case .inlineFailure, .alertFailure, .bannerFailure, .fullScreenFailure: .failing
    case .emptyList: .nothingThere
    case .success: .done
    case .disabled, .unavailable: .notPossible
    case .repeatedAttempts, .longWait, .noConnection, .oneBanner, .paging, .intentKey, .undo,
      .everyState:
      .hardCases
    }
  }

  var title: String {
    switch self {
    case .inlineSpinner: "Spinner in a Button"
    case .firstLoad: "First Load"
    case .pullToRefresh: "Pull to Refresh"
    case .skeleton: "Placeholders"
    case .blockingOverlay: "Overlay"
    case .shortWork: "Short Work"
    case .inlineFailure: "Below a Field"
    case .alertFailure: "Alert"
    case .bannerFailure: "Banner"
    case .fullScreenFailure: "In Place of Content"
    case .emptyList: "Empty List"
    case .success: "Success"
    case .disabled: "Disabled with a Reason"
    case .unavailable: "Not Available Yet"
    case .repeatedAttempts: "Trying Again by Itself"
    case .longWait: "Long Wait"
    case .noConnection: "Waiting for the Network"
    case .oneBanner: "One Banner for Five"
    case .paging: "Page by Page"
    case .intentKey: "Ordered Once"
    case .undo: "Undo"
    case .everyState: "Every State"
    }
  }

  /// What to do on the screen and what to see.
  var explanation: String {
    switch self {
    case .inlineSpinner:
      "The button is disabled while its work runs, and a spinner takes the place of its label."
    case .firstLoad: "Nothing is there yet, so the screen says that it is loading."
    case .pullToRefresh: "What is there stays while newer content is on its way."
    case .skeleton: "The shape of the content, hidden from screen readers."
    case .blockingOverlay: "Only for work that must not be disturbed; it can be cancelled."
    case .shortWork: "Work under 0.3 seconds shows no indicator."
    case .inlineFailure: "What is wrong with a field stands below it, at once."
    case .alertFailure: "What keeps you from going on interrupts you."
    case .bannerFailure: "What does not keep you from going on leaves the screen usable."
    case .fullScreenFailure: "When there is no content, the failure and a way on take its place."
    case .emptyList: "An empty list says what to do next."
    case .success: "A checkmark and a tap you can feel; never a dialog."
    case .disabled: "A control that cannot be used says why."
    case .unavailable: "What is not available yet is shown, with its reason."
    case .repeatedAttempts: "It fails twice and is tried again by itself; the wait says so."
    case .longWait: "After 4 seconds it says that it still works, after 10 it can be cancelled."
    case .noConnection: "No failure: it waits, and goes on by itself when there is a network."
    case .oneBanner: "Five loads without a network make one banner, which leaves by itself."
    case .paging: "A page that fails is tried again in its place; no line comes twice."
    case .intentKey: "An answer is lost. Trying again sends the same key: nothing is bought twice."
    case .undo: "For 5 seconds nothing is deleted yet."
    case .everyState: "One screen in each of its states, as a preview shows it."
    }
  }

  var systemImage: String {
    switch self {
    case .inlineSpinner: "hourglass"
    case .firstLoad: "arrow.down.circle"
    case .pullToRefresh: "arrow.clockwise"
    case .skeleton: "rectangle.dashed"
    case .blockingOverlay: "square.stack"
    case .shortWork: "bolt"
    case .inlineFailure: "text.badge.xmark"
    case .alertFailure: "exclamationmark.triangle"
    case .bannerFailure: "flag"
    case .fullScreenFailure: "wifi.slash"
    case .emptyList: "tray"
    case .success: "checkmark.circle"
    case .disabled: "nosign"
    case .unavailable: "lock"
    case .repeatedAttempts: "arrow.triangle.2.circlepath"
    case .longWait: "clock"
    case .noConnection: "wifi.exclamationmark"
    case .oneBanner: "flag.2.crossed"
    case .paging: "list.bullet"
    case .intentKey: "key"
    case .undo: "arrow.uturn.backward"
    case .everyState: "square.grid.2x2"
    }
  }
}

extension StateDemo.Chapter {
  var title: String {
    switch self {
    case .waiting: "Waiting"
    case .failing: "Failing"
    case .nothingThere: "Nothing There"
    case .done: "Done"
    case .notPossible: "Not Possible"
    case .hardCases: "Hard Cases"
    }
  }

  var demos: [StateDemo] { StateDemo.allCases.filter { $0.chapter == self } }
}
