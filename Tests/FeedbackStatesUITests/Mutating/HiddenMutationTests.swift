import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@testable import FeedbackStatesUI

@Suite("A mutation whose button is hidden and shown")
@MainActor
struct HiddenMutationTests {
  @MainActor @Observable
  final class Panel {
    var isShown = true
  }

  private let clock = ManualClock()
  private let gate = Gate<Bool>()
  private let panel = Panel()

  /// The mutation stands in a model; the button comes and goes.
  private func makePage() -> (RenderedPage, Mutation<Void, Bool>) {
    let (gate, panel) = (gate, panel)
    let mutation = Mutation<Void, Bool>(clock: clock) { _, _ in try await gate.run() }
    let page = RenderedPage {
      if panel.isShown { MutationButton("Save", mutation: mutation) } else { Text("Elsewhere") }
    }
    return (page, mutation)
  }

  private func show(_ isShown: Bool, on page: RenderedPage) {
    panel.isShown = isShown
    #expect(page.contains("Elsewhere") == !isShown)
  }

  @Test("Work that is under way goes on, and the button that comes back is still guarded")
  func underWay() async throws {
    let (page, mutation) = makePage()
    try page.tap("Save")
    let call = await gate.call(1)
    show(false, on: page)
    await clock.advance(by: .seconds(1))
    await settle()
    #expect(mutation.isBusy)
    show(true, on: page)
    #expect(try !page.find("button", "Save").isEnabled)
    #expect(page.html.contains("progressbar"))
    call.succeed(true)
    await settle()
    #expect(mutation.phase.isSucceeded)
    #expect(gate.callCount == 1)
  }

  @Test("A failure that came meanwhile is said when the button is back")
  func failure() async throws {
    let (page, _) = makePage()
    try page.tap("Save")
    let call = await gate.call(1)
    show(false, on: page)
    call.fail(Fault())
    await settle()
    show(true, on: page)
    #expect(page.contains("The shelf is out of reach."))
    #expect(try page.find("button", "Save").isEnabled)
  }

  @Test("A success that came and went meanwhile leaves the button at rest")
  func success() async throws {
    let (page, mutation) = makePage()
    try page.tap("Save")
    let call = await gate.call(1)
    show(false, on: page)
    call.succeed(true)
    await settle()
    await clock.advance(by: .seconds(2))
    await settle()
    show(true, on: page)
    #expect(mutation.successCount == 1)
    #expect(try page.find("button", "Save").isEnabled)
    try page.tap("Save")
    _ = await gate.call(2)
  }
}
