import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@testable import FeedbackStatesUI

/// How often a mutation draws its button again: with what can be seen, and once more at most.
@Suite("Redraws of a mutation")
@MainActor
struct MutationRedrawTests {
  private let clock = ManualClock()
  private let gate = Gate<Bool>()

  private func makeCounter() -> (RedrawCounter, Mutation<Void, Bool>) {
    let gate = gate
    let mutation = Mutation<Void, Bool>(clock: clock) { _, _ in try await gate.run() }
    return (RedrawCounter(RenderedPage { MutationButton("Save", mutation: mutation) }), mutation)
  }

  private func pass(_ milliseconds: Int) async {
    for _ in 0..<(milliseconds / 50) {
      await clock.advance(by: .milliseconds(50))
      await settle()
    }
  }

  @Test(
    "A success is seen as busy, spinner, checkmark and rest",
    arguments: [(100, 3), (400, 4), (1500, 4), (12_000, 5)])
  func success(after milliseconds: Int, visible: Int) async throws {
    let (counter, mutation) = makeCounter()
    try counter.page.tap("Save")
    let call = await gate.call(1)
    await settle()
    await pass(milliseconds)
    call.succeed(true)
    await settle()
    await pass(3000)
    #expect(mutation.successCount == 1 && !mutation.phase.isSucceeded)
    #expect(counter.visibleChanges >= visible)
    #expect(counter.redraws <= counter.visibleChanges + 1)
  }

  @Test(
    "A failure is seen as busy, spinner and what happened",
    arguments: [(100, 2), (400, 3), (1500, 3), (12_000, 4)])
  func failure(after milliseconds: Int, visible: Int) async throws {
    let (counter, _) = makeCounter()
    try counter.page.tap("Save")
    let call = await gate.call(1)
    await settle()
    await pass(milliseconds)
    call.fail(Fault())
    await settle()
    await pass(3000)
    #expect(counter.page.contains("out of reach"))
    #expect(counter.visibleChanges >= visible)
    #expect(counter.redraws <= counter.visibleChanges + 1)
  }

  @Test("Being called off is seen as busy, spinner and rest", arguments: [(100, 2), (1500, 3)])
  func cancel(after milliseconds: Int, visible: Int) async throws {
    let (counter, mutation) = makeCounter()
    try counter.page.tap("Save")
    let call = await gate.call(1)
    await settle()
    await pass(milliseconds)
    mutation.cancel()
    await call.waitForCancellation()
    await settle()
    expectFewRedraws(counter, visible: visible)
  }
}
