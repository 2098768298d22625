import FeedbackStates
import FeedbackStatesTesting
import Testing

@Suite("Features: failures", .timeLimit(.minutes(1)))
@MainActor
struct FailureTests {
  @Test("Loads that are offline make one banner, which leaves when the network is back")
  func oneBanner() async {
    // docs: one-banner
    let failures = FailureCenter(strings: .localized(languageTag: "en"))
    let network = SettableConnectivity(isOnline: false)
    failures.follow(network)
    for list in ["books", "authors", "loans"] {
      failures.report(
        OfflineError(), from: list, in: .init(isContentVisible: true, isAskedFor: false))
    }
    // docs: end
    #expect(failures.banners.count == 1)
    await settle()
    network.isOnline = true
    await until { failures.banners.isEmpty }
  }

  @Test("A failure reaches one surface, chosen from what the person sees and has done")
  func routing() {
    // docs: routing
    let failures = FailureCenter()
    let surface = failures.report(
      ServerError(), from: "save", in: FailureSituation(isContentVisible: true, isAskedFor: true))
    // docs: end
    #expect(surface == .alert)
    #expect(failures.banners.isEmpty)
    let unasked = FailureSituation(isContentVisible: true, isAskedFor: false)
    #expect(failures.report(ServerError(), from: "sync", in: unasked) == .banner)
    let first = FailureSituation(isContentVisible: false, isAskedFor: false)
    #expect(failures.report(ServerError(), from: "list", in: first) == .fullScreen)
  }

  @Test("An alert that cannot be presented now is kept")
  func alertWaits() {
    let failures = FailureCenter()
    let asked = FailureSituation(isContentVisible: true, isAskedFor: true)
    // docs: alert-waits
    failures.block(.presenterBusy)  // a sheet is about to be presented
    failures.report(ServerError(), from: "save", in: asked)
    failures.unblock(.presenterBusy)  // now the alert is presented
    // docs: end
    #expect(failures.alert != nil)
  }

  @Test("An error says what happened and what helps, and whether a retry can")
  func described() {
    // docs: described-failure
    struct NotSignedIn: CausedFailure {
      var failureCause: FailureCause { .signedOut }
    }
    let failure = FailureDescription(NotSignedIn(), strings: .localized(languageTag: "en"))
    // docs: end
    #expect(failure.recovery == .signIn)
    #expect(!failure.retryCanHelp)
    #expect(!failure.title.isEmpty)
  }
}
