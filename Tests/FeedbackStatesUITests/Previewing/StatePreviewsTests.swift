import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@testable import FeedbackStatesUI

private struct Names: View {
  let loader: Loader<[String]>

  var body: some View {
    LoaderView(loader, label: "Loading names") { names in
      Text(names.joined(separator: ", "))
    } empty: {
      EmptyStateView("No names", description: "Add one with +.")
    }
  }
}

@Suite("Previews of every state", .timeLimit(.minutes(1)))
@MainActor
struct StatePreviewsTests {
  private func page(_ state: PreviewedState, empty: [String]? = []) -> RenderedPage {
    RenderedPage {
      StatePreviews(["Emma"], empty: empty, error: Fault(), state: state) { Names(loader: $0) }
    }
  }

  /// What a person sees below the choice of the state, by which its screen is known.
  private static let marks: [PreviewedState: [String]] = [
    .waiting: ["Loading names"], .longWait: ["Still working", "Cancel"],
    .tryingAgain: ["(1 of 3)", "Try Now"],
    .waitingForNetwork: ["Waiting for a network connection", "Try Now"], .content: ["Emma"],
    .refreshing: ["Emma", "Updating"],
    .refreshFailed: ["Emma", "Could not update", "The shelf is out of reach.", "Try Again"],
    .empty: ["No names"], .failed: ["The shelf is out of reach.", "Try Again"],
  ]

  @Test("Each state is that of the screen itself, and no other", arguments: PreviewedState.allCases)
  func screen(state: PreviewedState) async throws {
    let page = page(state)
    let marks = try #require(Self.marks[state])
    // Hundreds of turns are far more than a load without waits needs.
    for _ in 0..<500 where !marks.allSatisfy(page.contains) { await settle(rounds: 1) }
    await settle()
    #expect(marks.allSatisfy(page.contains), "\(page.text)")
    let others = Set(Self.marks.values.joined()).subtracting(marks)
    #expect(others.filter { page.contains($0) } == [])
  }

  @Test("A refresh is under way, and content stands meanwhile")
  func refreshing() async throws {
    let loader = PreviewedState.refreshing.makeLoader(
      content: ["Emma"], empty: nil, error: Fault())
    await loader.load()
    let refresh = Task { await loader.refresh() }
    await settle()
    #expect(loader.isRefreshing)
    #expect(loader.state == .success(["Emma"]))
    loader.cancel()
    await refresh.value
  }

  @Test("Without an empty value that state is not offered")
  func withoutEmpty() {
    let names = page(.content, empty: nil).all("option").map(\.name)
    #expect(names == PreviewedState.allCases.filter { $0 != .empty }.map(\.title))
  }
}
