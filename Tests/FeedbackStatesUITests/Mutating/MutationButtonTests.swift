import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@testable import FeedbackStatesUI

@Suite("Mutation button")
@MainActor
struct MutationButtonTests {
  private let clock = ManualClock()
  private let gate = Gate<Bool>()

  private func makePage() -> (RenderedPage, Mutation<Void, Bool>) {
    let gate = gate
    let mutation = Mutation<Void, Bool>(clock: clock) { _, _ in try await gate.run() }
    return (RenderedPage { MutationButton("Save", mutation: mutation) }, mutation)
  }

  @Test("It is disabled from the first moment, and a second tap starts nothing")
  func guarded() async throws {
    let (page, _) = makePage()
    let button = try page.find("button", "Save")
    button.tap()
    button.send("click")
    _ = await gate.call(1)
    #expect(!button.isEnabled)
    await settle()
    #expect(gate.callCount == 1)
  }

  @Test("A spinner takes the label's place after 300 ms; the checkmark leaves by itself")
  func phases() async throws {
    let (page, mutation) = makePage()
    try page.tap("Save")
    let call = await gate.call(1)
    #expect(!page.html.contains("progressbar"))
    await clock.advance(by: .milliseconds(300))
    #expect(mutation.indicator.phase.isVisible)
    call.succeed(true)
    await settle()
    await clock.advance(by: .milliseconds(400))
    #expect(mutation.phase.isSucceeded)
    await clock.advance(by: .milliseconds(1500))
    #expect(!mutation.phase.isSucceeded)
    #expect(try page.find("button", "Save").isEnabled)
  }

  @Test("Work of more than ten seconds can be called off below the button")
  func cancel() async throws {
    let (page, mutation) = makePage()
    try page.tap("Save")
    _ = await gate.call(1)
    await clock.advance(by: .seconds(9))
    #expect(page.all("button", "Cancel").isEmpty)
    await clock.advance(by: .seconds(2))
    try page.tap("Cancel")
    #expect(!mutation.isBusy)
    #expect(page.all("button", "Cancel").isEmpty)
    #expect(try page.find("button", "Save").isEnabled)
  }

  @Test("A button that something else covers offers no way out that would not work")
  func coveredByAnOverlay() async throws {
    let (gate, clock) = (gate, clock)
    let mutation = Mutation<Void, Bool>(clock: clock) { _, _ in try await gate.run() }
    let page = RenderedPage {
      MutationButton("Save", mutation: mutation)
        .waitingOverlay(isBusy: mutation.isBusy) { mutation.cancel() }
        .indicators(timing: .standard, clock: clock)
    }
    try page.tap("Save")
    _ = await gate.call(1)
    await clock.advance(by: .seconds(11))
    #expect(page.all("button", "Cancel").count == 1)
    try page.tap("Cancel")
    #expect(!mutation.isBusy)
  }

  @Test("A failure is said below the button, which can be used again")
  func failure() async throws {
    let (page, _) = makePage()
    try page.tap("Save")
    await gate.call(1).fail(Fault())
    await settle()
    #expect(page.contains("The shelf is out of reach."))
    try page.tap("Save")
    await gate.call(2).succeed(true)
    await settle()
    #expect(!page.contains("out of reach"))
  }
}
