import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@testable import FeedbackStatesUI

/// Draws what a mutation button shows as a word.
private struct WordStyle: MutationButtonStyle {
  func makeBody(configuration: MutationButtonConfiguration) -> some View {
    switch configuration.phase {
    case .ready: Text("ready")
    case .working: Text("working")
    case .succeeded: Text("succeeded")
    }
  }
}

@MainActor @Observable
private final class Form {
  var reason: DisabledReason?
  var isShown = true
}

@Suite("Mutation button, what is seen, felt and spoken", .timeLimit(.minutes(1)))
@MainActor
struct MutationButtonFeedbackTests {
  private let clock = ManualClock()
  private let gate = Gate<Bool>()
  private let form = Form()

  private func makeMutation(success: SuccessHold = .standard) -> Mutation<Void, Bool> {
    let gate = gate
    return Mutation(success: success, clock: clock) { _, _ in try await gate.run() }
  }

  @Test("From the spinner to the checkmark the label does not come back, nor before dismissal")
  func noFlicker() async throws {
    let mutation = makeMutation(success: .untilDismissal)
    let page = RenderedPage {
      MutationButton("Save", mutation: mutation).mutationButtonStyle(WordStyle())
    }
    var seen = [page.text]
    let look = { if page.text != seen.last { seen.append(page.text) } }
    try page.tap(page.all("button")[0].name)
    let call = await gate.call(1)
    for step in 0..<100 {
      await clock.advance(by: .milliseconds(20))
      look()
      if step == 20 {
        call.succeed(true)
        await settle()
        look()
      }
    }
    await clock.advance(by: .seconds(3600))
    look()
    #expect(seen == ["ready", "working", "succeeded"])
    mutation.dismissSuccess()
    #expect(page.text == "ready")
  }

  @Test("A reason that goes while the work runs does not enable the button")
  func otherReason() async throws {
    let (form, mutation) = (form, makeMutation())
    let page = RenderedPage {
      MutationButton("Save", mutation: mutation).disabled(because: form.reason)
    }
    try page.tap("Save")
    _ = await gate.call(1)
    form.reason = "You are offline."
    #expect(page.contains("You are offline."))
    form.reason = nil
    #expect(!page.contains("You are offline."))
    #expect(page.all("button").map(\.isEnabled) == [false])
  }

  @Test("A success is felt once and spoken once")
  func success() async throws {
    let mutation = makeMutation()
    let page = RenderedPage { MutationButton("Save", mutation: mutation) }
    try page.tap("Save")
    let call = await gate.call(1)
    _ = page.takeOperations()
    call.succeed(true)
    await settle()
    let done = FeedbackStrings.localized(languageTag: "en").done
    let operations = page.takeOperations().map { "\($0)" }
    #expect(operations.count { $0.contains("vibrate(") } == 1)
    #expect(operations.count { $0.contains("announce(\"\(done)\"") } == 1)
    await clock.advance(by: .seconds(10))
    #expect(page.takeHaptics() == 0)
  }

  @Test("A cancellation is neither felt nor said")
  func cancellation() async throws {
    let mutation = makeMutation()
    let page = RenderedPage { MutationButton("Save", mutation: mutation) }
    try page.tap("Save")
    let call = await gate.call(1)
    _ = page.takeOperations()
    call.cancel()
    await settle()
    let operations = page.takeOperations().map { "\($0)" }
    #expect(!operations.contains { $0.contains("vibrate(") || $0.contains("announce(") })
    #expect(page.text == "Save")
  }

  @Test("Work goes on while its button is out of sight, and the button that comes back knows it")
  func hidden() async throws {
    let (form, mutation) = (form, makeMutation())
    let page = RenderedPage {
      if form.isShown { MutationButton("Save", mutation: mutation) } else { Text("Elsewhere") }
    }
    try page.tap("Save")
    let call = await gate.call(1)
    form.isShown = false
    #expect(page.contains("Elsewhere"))
    #expect(!call.isCancelled)
    form.isShown = true
    #expect(page.all("button").map(\.isEnabled) == [false])
    call.succeed(true)
    await settle()
    #expect(mutation.successCount == 1)
  }
}
