import FeedbackStates
import SwiftUI

/// Says that content could not be brought up to date, and how old it is.
struct RefreshFailureBanner: View {
  let error: any Error
  let age: Duration?
  let retry: @MainActor () -> Void
  @Environment(\.feedbackStrings) private var strings

  var body: some View {
    let failure = FailureDescription(error, strings: strings)
    FailureBanner(
      FailureDescription(
        title: strings.couldNotUpdate, advice: failure.title, cause: failure.cause,
        severity: .partial, recovery: failure.recovery, retryCanHelp: failure.retryCanHelp),
      detail: sentences(failure.title, age.map(strings.lastUpdated)),
      retry: retry)
  }
}
