import FeedbackStates
import FeedbackStatesTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Shapes in which networking libraries say that work was cancelled.
private let cancellations: [any Error] = [
  CancellationError(), URLError(.cancelled), NSError(domain: NSURLErrorDomain, code: -999),
]

@Suite("The loader's contract, row by row", .timeLimit(.minutes(1)))
@MainActor
struct LoaderContractTests {
  @Test("a first load is loading, then success")
  func firstLoad() async {
    let fixture = LoaderFixture()
    #expect(fixture.loader.state == .notInitiated)
    fixture.start { $0.load() }
    #expect(fixture.loader.state == .loading)
    #expect(fixture.loader.activity == .working)
    #expect(!fixture.loader.isRefreshing)
    await fixture.gate.call(1).succeed([1])
    await fixture.transcript.wait(for: "success")
    #expect(fixture.loader.state == .success([1]))
    #expect(fixture.loader.activity == .idle)
    #expect(fixture.transcript.events == ["loading", "success([1])"])
  }

  @Test("a first load that fails is a failure")
  func firstFailure() async {
    let fixture = LoaderFixture()
    fixture.start { $0.load() }
    await fixture.gate.call(1).fail(Failure())
    await fixture.transcript.wait(for: "failure")
    #expect(fixture.loader.state == .failure(Failure()))
  }

  @Test("a refresh keeps the old content until the new content is there")
  func refresh() async {
    let fixture = LoaderFixture()
    await fixture.loaded([1])
    fixture.start { $0.refresh() }
    #expect(fixture.loader.state == .success([1]))
    #expect(fixture.loader.isRefreshing)
    await fixture.gate.call(2).succeed([2])
    await fixture.transcript.wait(for: "success([2])")
    #expect(!fixture.loader.isRefreshing)
  }

  @Test("a refresh that fails keeps the content and says why")
  func refreshFailure() async {
    let fixture = LoaderFixture()
    await fixture.loaded([1])
    fixture.start { $0.refresh() }
    await fixture.gate.call(2).fail(Failure())
    await fixture.transcript.wait(for: "refresh failed")
    #expect(fixture.loader.state == .success([1]))
    #expect(fixture.loader.refreshFailure as? Failure == Failure())
    #expect(!fixture.loader.isRefreshing)
  }

  @Test("asking again takes the old reason away at once", arguments: [true, false])
  func errorCleared(afterSuccess: Bool) async {
    let fixture = LoaderFixture()
    if afterSuccess { await fixture.loaded([1]) }
    fixture.start { $0.refresh() }
    await fixture.gate.call(afterSuccess ? 2 : 1).fail(Failure())
    await fixture.transcript.wait(for: afterSuccess ? "refresh failed" : "failure")
    fixture.start { $0.retry() }
    #expect(fixture.loader.refreshFailure == nil)
    #expect(fixture.loader.state.error == nil)
    #expect(fixture.loader.state == (afterSuccess ? .success([1]) : .loading))
  }

  @Test("another question is loading; the old answer is not shown as the new one")
  func otherQuestion() async {
    let fixture = LoaderFixture()
    let gate = fixture.gate
    fixture.start { $0.load(id: "a") { try await gate.run() } }
    await gate.call(1).succeed([1])
    await fixture.transcript.wait(for: "success")
    fixture.start { $0.load(id: "b") { try await gate.run() } }
    #expect(fixture.loader.state == .loading)
    await gate.call(2).fail(Failure())
    await fixture.transcript.wait(for: "failure")
    #expect(fixture.loader.state == .failure(Failure()))
  }

  @Test("another question may keep the old answer when asked for, and says that it is old")
  func keepingPrevious() async {
    let fixture = LoaderFixture()
    let gate = fixture.gate
    fixture.start { $0.load(id: "a") { try await gate.run() } }
    await gate.call(1).succeed([1])
    await fixture.transcript.wait(for: "success")
    fixture.start { $0.load(id: "b", keepingPrevious: true) { try await gate.run() } }
    #expect(fixture.loader.state == .success([1]))
    #expect(fixture.loader.isPrevious)
    #expect(fixture.loader.isRefreshing)
    await gate.call(2).succeed([2])
    await fixture.transcript.wait(for: "success([2])")
    #expect(!fixture.loader.isPrevious)
  }

  @Test("a failure under a new question does not leave the old question's answer standing")
  func keepingPreviousFails() async {
    let fixture = LoaderFixture()
    let gate = fixture.gate
    fixture.start { $0.load(id: "a") { try await gate.run() } }
    await gate.call(1).succeed([1])
    await fixture.transcript.wait(for: "success")
    fixture.start { $0.load(id: "b", keepingPrevious: true) { try await gate.run() } }
    await gate.call(2).fail(Failure())
    await fixture.transcript.wait(for: "failure")
    #expect(fixture.loader.state == .failure(Failure()))
    #expect(!fixture.loader.isPrevious)
  }

  @Test("a cancellation of any shape restores the state before a first load", arguments: 0..<3)
  func cancelledFirstLoad(shape: Int) async {
    let fixture = LoaderFixture()
    fixture.start { $0.load() }
    await fixture.gate.call(1).fail(cancellations[shape])
    await fixture.transcript.wait(for: "notInitiated")
    #expect(fixture.loader.activity == .idle)
    #expect(fixture.loader.lastFailure == nil)
  }

  @Test("a cancellation of any shape restores the failure before", arguments: 0..<3)
  func cancelledAfterFailure(shape: Int) async {
    let fixture = LoaderFixture()
    fixture.start { $0.load() }
    await fixture.gate.call(1).fail(Failure("first"))
    await fixture.transcript.wait(for: "failure")
    fixture.start { $0.retry() }
    #expect(fixture.loader.state == .loading)
    await fixture.gate.call(2).fail(cancellations[shape])
    await fixture.transcript.wait(for: "failure")
    #expect(fixture.loader.state == .failure(Failure("first")))
  }

  @Test("a cancelled refresh keeps content and the earlier refresh failure", arguments: 0..<3)
  func cancelledRefresh(shape: Int) async {
    let fixture = LoaderFixture()
    await fixture.loaded([1])
    fixture.start { $0.refresh() }
    await fixture.gate.call(2).fail(Failure("earlier"))
    await fixture.transcript.wait(for: "refresh failed")
    fixture.start { $0.refresh() }
    #expect(fixture.loader.refreshFailure == nil)
    await fixture.gate.call(3).fail(cancellations[shape])
    await fixture.transcript.wait(for: "refresh failed")
    #expect(fixture.loader.state == .success([1]))
    #expect(fixture.loader.refreshFailure as? Failure == Failure("earlier"))
  }

  @Test("a cancelled reload brings the content back")
  func cancelledReload() async {
    let fixture = LoaderFixture()
    await fixture.loaded([1])
    fixture.start { $0.reload() }
    #expect(fixture.loader.state == .loading)
    fixture.start { $0.cancel() }
    #expect(fixture.loader.state == .success([1]))
  }

  @Test("a cancellation shape of one's own counts as a cancellation")
  func openClassifier() async {
    let fixture = LoaderFixture {
      $0.cancellation = .standard.or { ($0 as? Failure)?.description == "grpc: cancelled" }
    }
    fixture.start { $0.load() }
    await fixture.gate.call(1).fail(Failure("grpc: cancelled"))
    await fixture.transcript.wait(for: "notInitiated")
  }

  @Test("an older run that ends later changes nothing", arguments: [true, false])
  func newestWins(olderSucceeds: Bool) async {
    let fixture = LoaderFixture(ignoringCancellation: true)
    let gate = fixture.gate
    fixture.start { $0.load(id: 1) { try await gate.run() } }
    let older = await gate.call(1)
    fixture.start { $0.load(id: 2) { try await gate.run() } }
    await gate.call(2).succeed([2])
    await fixture.transcript.wait(for: "success([2])")
    if olderSucceeds { older.succeed([1]) } else { older.fail(Failure()) }
    await settle()
    #expect(fixture.loader.state == .success([2]))
    #expect(fixture.loader.lastFailure == nil)
    #expect(older.isCancelled)
  }

  @Test("an older run that ends first does not end the newer one", arguments: [true, false])
  func olderEndsFirst(olderSucceeds: Bool) async {
    let fixture = LoaderFixture(ignoringCancellation: true)
    let gate = fixture.gate
    fixture.start { $0.load(id: 1) { try await gate.run() } }
    let older = await gate.call(1)
    fixture.start { $0.load(id: 2) { try await gate.run() } }
    _ = await gate.call(2)
    if olderSucceeds { older.succeed([1]) } else { older.fail(Failure()) }
    await settle()
    #expect(fixture.loader.state == .loading)
  }

  @Test("work after the answer, in the same operation, is bound to its run too")
  func laterAwait() async {
    let (first, second) = (Gate<Int>(onCancellation: .isIgnored), Gate<Int>())
    let loader = Loader<Int>(options: .still)
    let transcript = Transcript(of: loader)
    let start = { (id: Int, operation: @escaping @Sendable () async throws -> Int) in
      loader.load(id: id, operation)
    }
    start(1) { try await first.run() + first.run() }
    await first.call(1).succeed(1)
    let late = await first.call(2)
    start(2) { try await second.run() }
    await second.call(1).succeed(2)
    await transcript.wait(for: "success(2)")
    late.succeed(1)
    await settle()
    #expect(loader.state == .success(2))
  }

  @Test("a load while the same load runs is joined: one operation")
  func joined() async {
    let fixture = LoaderFixture()
    fixture.start { $0.load() }
    fixture.start { $0.load() }
    fixture.start { $0.refresh() }
    fixture.start { $0.reload() }
    fixture.start { $0.retry() }
    await fixture.gate.call(1).succeed([1])
    await fixture.transcript.wait(for: "success")
    await settle()
    #expect(fixture.gate.callCount == 1)
  }

  @Test("when the owner is gone the work is cancelled and nothing is kept alive")
  func ownerGone() async {
    let gate = Gate<[Int]>()
    weak var weakLoader: Loader<[Int]>?
    let start = {
      let loader = Loader { try await gate.run() }
      weakLoader = loader
      loader.load()
      return loader
    }
    var loader: Loader<[Int]>? = start()
    let call = await gate.call(1)
    #expect(loader?.state == .loading)
    loader = nil
    await call.waitForCancellation()
    #expect(weakLoader == nil)
  }

  @Test("a loader without a source says what is missing")
  func noSource() {
    let loader = Loader<Int>()
    loader.load()
    #expect(loader.state == .failure(LoaderError.noSource))
    #expect(
      LoaderError.noSource.description.contains("Make it with `Loader { … }`"))
  }
}
