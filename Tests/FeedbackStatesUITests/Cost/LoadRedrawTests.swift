import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@testable import FeedbackStatesUI

@MainActor
private final class Screen {
  let clock = ManualClock()
  let gate = Gate<[String]>()
  let loader: Loader<[String]>
  let counter: RedrawCounter

  init() {
    let gate = gate
    let loader = Loader(options: LoaderOptions(clock: clock)) { try await gate.run() }
    self.loader = loader
    counter = RedrawCounter(
      RenderedPage {
        LoaderView(loader) { names in
          VStack { ForEach(names, id: \.self) { Text($0) } }
        } empty: {
          EmptyStateView("No names", description: "Add one with +.")
        }
      })
  }

  func refresh() { loader.refresh() }

  /// Lets time pass in steps, as a person lives through it.
  func pass(_ milliseconds: Int) async {
    for _ in 0..<(milliseconds / 50) {
      await clock.advance(by: .milliseconds(50))
      await settle()
    }
  }

  /// Waits, ends a call and lets its indicator run out.
  func answer(
    _ number: Int, after milliseconds: Int, _ result: Result<[String], any Error>
  ) async {
    let call = await gate.call(number)
    await settle()
    await pass(milliseconds)
    switch result {
    case .success(let names): call.succeed(names)
    case .failure(let error): call.fail(error)
    }
    await settle()
    await pass(1000)
  }
}

/// How long work takes, and what a person sees of it meanwhile.
private enum Pace: Int, CaseIterable {
  case fast = 100
  /// Its indicator has to stay for its minimum.
  case justSeen = 400
  case slow = 1500
  case verySlow = 12_000
}

/// How often a load draws the view again: with what can be seen, and once more at most.
@Suite("Redraws of a load")
@MainActor
struct LoadRedrawTests {
  @Test("A first load draws once more than can be seen at most", arguments: Pace.allCases)
  fileprivate func firstLoad(pace: Pace) async {
    let screen = Screen()
    await screen.answer(1, after: pace.rawValue, .success(["Emma"]))
    #expect(screen.counter.page.contains("Emma"))
    expectFewRedraws(screen.counter, visible: [1, 2, 2, 4][index(of: pace)])
  }

  @Test("So does a first load that fails", arguments: Pace.allCases)
  fileprivate func failedLoad(pace: Pace) async {
    let screen = Screen()
    await screen.answer(1, after: pace.rawValue, .failure(Fault()))
    #expect(screen.counter.page.contains("out of reach"))
    expectFewRedraws(screen.counter, visible: [1, 2, 2, 4][index(of: pace)])
  }

  @Test("So does a first load that is called off", arguments: [100, 1500])
  func cancelledLoad(after milliseconds: Int) async {
    let screen = Screen()
    let call = await screen.gate.call(1)
    await settle()
    await screen.pass(milliseconds)
    screen.loader.cancel()
    await call.waitForCancellation()
    await settle()
    expectFewRedraws(screen.counter, visible: milliseconds == 100 ? 0 : 2)
  }

  @Test("So does a refresh, whatever becomes of it", arguments: Pace.allCases, [true, false])
  fileprivate func refresh(pace: Pace, succeeds: Bool) async {
    let screen = Screen()
    await screen.answer(1, after: 0, .success(["Emma"]))
    let (redraws, visible) = (screen.counter.redraws, screen.counter.visibleChanges)
    screen.refresh()
    await screen.answer(
      2, after: pace.rawValue, succeeds ? .success(["Emma", "Ulysses"]) : .failure(Fault()))
    #expect(screen.counter.page.contains(succeeds ? "Ulysses" : "out of reach"))
    let changes = screen.counter.visibleChanges - visible
    #expect(changes >= (pace == .fast ? 1 : 2), "the answer, and a note of longer work")
    #expect(screen.counter.redraws - redraws <= changes + 1)
  }

  @Test("Progress that nobody sees draws nothing")
  func unseenProgress() async {
    let clock = ManualClock()
    let loader = Loader<Int>(
      source: .reporting { context in
        for step in 1...50 {
          await context.report(LoadProgress(completed: step, total: 50))
        }
        return 7
      }, options: LoaderOptions(clock: clock))
    let counter = RedrawCounter(
      RenderedPage { LoaderView(loader) { Text("\($0)") } })
    await Transcript(of: loader).wait(for: "success")
    await settle()
    #expect(counter.page.contains("7"))
    expectFewRedraws(counter, visible: 1)
  }

  private func index(of pace: Pace) -> Int { Pace.allCases.firstIndex(of: pace) ?? 0 }
}

/// Holds the bound, and that what could be seen was seen: a page that draws nothing would pass too.
@MainActor
func expectFewRedraws(
  _ counter: RedrawCounter, visible: Int, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(counter.visibleChanges == visible, sourceLocation: sourceLocation)
  #expect(
    counter.redraws <= counter.visibleChanges + 1,
    "\(counter.redraws) redraws for \(counter.visibleChanges) visible changes",
    sourceLocation: sourceLocation)
}
