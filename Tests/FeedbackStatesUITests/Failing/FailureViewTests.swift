import ElementTree
import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@testable import FeedbackStatesUI

/// A failure of a kind, with the words of the package.
private struct Known: DescribedFailure {
  let cause: FailureCause
  init(_ cause: FailureCause) { self.cause = cause }

  func failureDescription(strings: FeedbackStrings) -> FailureDescription {
    FailureDescription(cause, strings: strings)
  }
}

@Suite("A failure in place of content")
@MainActor
struct FailureViewTests {
  private let clock = ManualClock()
  private let gate = Gate<[String]>()

  private func makePage(
    handling recoveries: Set<FailureRecovery> = [],
    _ recover: @escaping @MainActor (FailureRecovery) -> Void = { _ in }
  ) -> RenderedPage {
    let gate = gate
    let loader = Loader(options: LoaderOptions(clock: clock)) { try await gate.run() }
    return RenderedPage {
      LoaderView(loader) { names in
        Text(names.joined())
      } empty: {
        Text("None")
      }
      .onFailureRecovery(recoveries, perform: recover)
    }
  }

  private func fail(_ number: Int, _ error: any Error) async {
    await gate.call(number).fail(error)
    await settle()
  }

  @Test("It is spoken once, and the focus of assistive technology moves to it")
  func focus() async throws {
    let page = makePage()
    #expect(page.takeOperations().focused.isEmpty)
    await fail(1, Fault())
    let operations = page.takeOperations()
    let spoken = operations.announcements.filter { $0.contains("out of reach") }
    #expect(spoken.count == 1)
    let target = try #require(operations.focused.last)
    let inserted = operations.lazy.compactMap { operation -> ElementSnapshot? in
      if case .insert(let snapshot, _, _) = operation { snapshot.find(target) } else { nil }
    }.first
    let text = try #require(inserted?.allText)
    #expect(text.contains("out of reach") && text.contains("Try Again"))
    // Looking again speaks and moves nothing.
    let later = page.takeOperations()
    #expect(later.announcements.isEmpty && later.focused.isEmpty)
  }

  @Test("A second failure after a retry is spoken and gets the focus again")
  func again() async throws {
    let page = makePage()
    await fail(1, Fault())
    _ = page.takeOperations()
    try page.tap("Try Again")
    _ = page.takeOperations()
    await fail(2, Fault())
    let operations = page.takeOperations()
    #expect(operations.announcements.count == 1)
    #expect(operations.focused.count == 1)
  }

  @Test("It can be pulled to refresh, as the content could")
  func refresh() async throws {
    let page = makePage()
    await fail(1, Fault())
    try page.tap("Refresh")
    await gate.call(2).succeed(["Emma"])
    await settle()
    await clock.advance(by: .seconds(1))
    await settle()
    #expect(page.contains("Emma"))
    #expect(!page.contains("out of reach"))
  }

  @Test(
    "What trying again cannot mend offers what can, and no Try Again",
    arguments: [
      (FailureCause.permissionDenied, FailureRecovery.openSettings, "Open Settings"),
      (.signedOut, .signIn, "Sign In"), (.storageFull, .freeSpace, "Manage Storage"),
    ])
  func permanent(cause: FailureCause, recovery: FailureRecovery, label: String) async throws {
    var asked: [FailureRecovery] = []
    let page = makePage(handling: [.openSettings, .signIn, .freeSpace]) { asked.append($0) }
    await fail(1, Known(cause))
    #expect(page.all("button", "Try Again").isEmpty)
    try page.tap(label)
    #expect(asked == [recovery])
    #expect(gate.callCount == 1)
  }

  @Test("Where the app cannot help, the person can at least look again")
  func nobodyStuck() async throws {
    let page = makePage()
    await fail(1, Known(.permissionDenied))
    #expect(page.all("button", "Open Settings").isEmpty)
    try page.tap("Try Again")
    _ = await gate.call(2)
  }

  @Test("A banner offers the same")
  func banner() throws {
    let center = FailureCenter()
    var asked: [FailureRecovery] = []
    let page = RenderedPage {
      Text("Content").failureSurfaces(center)
        .onFailureRecovery([.signIn]) { asked.append($0) }
    }
    center.report(
      Known(.signedOut), from: "sync",
      in: FailureSituation(isContentVisible: true, isAskedFor: false), retry: {})
    #expect(center.banners.count == 1)
    #expect(page.all("button", "Try Again").isEmpty)
    try page.tap("Sign In")
    #expect(asked == [.signIn])
  }

  @Test("An alert offers the same")
  func alert() throws {
    let center = FailureCenter()
    var asked: [FailureRecovery] = []
    let page = RenderedPage {
      Text("Content").failureSurfaces(center)
        .onFailureRecovery([.openSettings]) { asked.append($0) }
    }
    center.report(
      Known(.permissionDenied), from: "save",
      in: FailureSituation(isContentVisible: true, isAskedFor: true), retry: {})
    #expect(page.all("alertdialog").count == 1)
    #expect(page.all("button", "Try Again").isEmpty)
    try page.tap("Open Settings")
    #expect(asked == [.openSettings])
  }
}
