import FeedbackStates
import FeedbackStatesTesting
import Testing

private struct Row: Identifiable, Equatable, Sendable {
  let id: Int
  var title = "server"
}

private func rows(_ ids: Int...) -> [Row] { ids.map { Row(id: $0) } }

/// A paged loader whose pages come when the test says so, and the cursors that were asked for.
@MainActor
private final class Fixture {
  let clock = ManualClock()
  let gate = Gate<Page<Row, Int>>()
  let cursors = Recorder<Int?>()
  let loader: PagedLoader<Row, Int>

  init(_ adjust: (inout LoaderOptions) -> Void = { _ in }) {
    var options = LoaderOptions(clock: clock)
    adjust(&options)
    let (gate, cursors) = (gate, cursors)
    loader = PagedLoader(options: options) { cursor in
      await cursors.record(cursor)
      return try await gate.run()
    }
  }

  func start(_ call: (PagedLoader<Row, Int>) -> Void) { call(loader) }

  func answer(_ call: Int, _ items: [Row], next: Int?) async {
    await gate.call(call).succeed(Page(items: items, next: next))
    await settle()
  }

  func fail(_ call: Int, _ error: any Error = Failure()) async {
    await gate.call(call).fail(error)
    await settle()
  }

  var ids: [Int]? { loader.state.value?.map(\.id) }
}

private actor Recorder<Element: Sendable> {
  var elements: [Element] = []
  func record(_ element: Element) { elements.append(element) }
}

@Suite("Paging", .timeLimit(.minutes(1)))
@MainActor
struct PagedLoaderTests {
  @Test("pages follow each other; the footer is the same algebra and ends with success")
  func pages() async {
    let fixture = Fixture()
    fixture.start { $0.load() }
    #expect(fixture.loader.state == .loading)
    await fixture.answer(1, rows(1, 2), next: 2)
    #expect(fixture.ids == [1, 2])
    #expect(fixture.loader.footer == .notInitiated)
    fixture.start { $0.loadNextPage() }
    #expect(fixture.loader.footer == .loading)
    #expect(fixture.ids == [1, 2])
    await fixture.answer(2, rows(3), next: nil)
    #expect(fixture.ids == [1, 2, 3])
    #expect(fixture.loader.footer == .success(EndOfPages()))
    fixture.start { $0.loadNextPage() }
    await settle()
    #expect(await fixture.cursors.elements == [nil, 2])
  }

  @Test("an identity that two pages bring is shown once, where it came first")
  func duplicates() async {
    let fixture = Fixture()
    fixture.start { $0.load() }
    await fixture.answer(1, rows(1, 2, 1), next: 2)
    fixture.start { $0.loadNextPage() }
    await fixture.answer(2, rows(2, 3), next: 3)
    #expect(fixture.ids == [1, 2, 3])
  }

  @Test("a page that fails is not skipped: the retry asks for the same page, in place")
  func failedPageIsNotSkipped() async {
    let fixture = Fixture()
    fixture.start { $0.load() }
    await fixture.answer(1, rows(1), next: 2)
    fixture.start { $0.loadNextPage() }
    await fixture.fail(2)
    #expect(fixture.loader.footer == .failure(Failure()))
    #expect(fixture.ids == [1])
    fixture.start { $0.retryPage() }
    #expect(fixture.loader.footer == .loading)
    await fixture.answer(3, rows(2), next: nil)
    #expect(fixture.ids == [1, 2])
    #expect(await fixture.cursors.elements == [nil, 2, 2])
  }

  @Test("a failed page is not asked for again by scrolling, appearing or filling")
  func failedPageIsNotHammered() async {
    let fixture = Fixture()
    fixture.start { $0.load() }
    await fixture.answer(1, rows(1), next: 2)
    fixture.start { $0.footerAppeared() }
    await fixture.fail(2)
    for _ in 0..<5 {
      fixture.start { $0.footerDisappeared() }
      fixture.start { $0.footerAppeared() }
      fixture.start { $0.itemAppeared(1) }
      fixture.start { $0.loadNextPage() }
    }
    await settle()
    #expect(fixture.gate.callCount == 2)
    #expect(fixture.loader.footer == .failure(Failure()))
  }

  @Test("a page that is given up is not asked for again by itself")
  func cancelledPage() async {
    let fixture = Fixture()
    fixture.start { $0.load() }
    await fixture.answer(1, rows(1), next: 2)
    fixture.start { $0.footerAppeared() }
    _ = await fixture.gate.call(2)
    fixture.start { $0.cancel() }
    await settle()
    #expect(fixture.loader.footer == .notInitiated)
    #expect(fixture.gate.callCount == 2)
    fixture.start { $0.loadNextPage() }
    await fixture.answer(3, rows(2), next: nil)
    #expect(fixture.ids == [1, 2])
  }

  @Test("short pages are followed by more while the footer is on screen")
  func fillsTheScreen() async {
    let fixture = Fixture()
    fixture.start { $0.load() }
    await fixture.answer(1, rows(1), next: 2)
    fixture.start { $0.footerAppeared() }
    await fixture.answer(2, rows(2), next: 3)
    _ = await fixture.gate.call(3)
    fixture.start { $0.footerDisappeared() }
    await fixture.answer(3, rows(3), next: 4)
    #expect(fixture.ids == [1, 2, 3])
    #expect(fixture.gate.callCount == 3)
    #expect(fixture.loader.footer == .notInitiated)
  }

  @Test("an empty first page with more to come is not shown as an empty list")
  func emptyFirstPage() async {
    let fixture = Fixture()
    fixture.start { $0.load() }
    await fixture.answer(1, [], next: 2)
    #expect(fixture.loader.state == .loading)
    await fixture.fail(2)
    #expect(fixture.loader.state == .failure(Failure()))
    fixture.start { $0.retry() }
    #expect(fixture.loader.state == .loading)
    await fixture.answer(3, rows(1), next: nil)
    #expect(fixture.ids == [1])
  }

  @Test("pages without anything new end the filling, not the list")
  func fruitlessPages() async {
    let fixture = Fixture()
    fixture.start { $0.load() }
    await fixture.answer(1, rows(1), next: 2)
    fixture.start { $0.footerAppeared() }
    for call in 2...4 { await fixture.answer(call, rows(1), next: call + 1) }
    #expect(fixture.gate.callCount == 4)
    fixture.start { $0.loadNextPage() }
    await fixture.answer(5, rows(2), next: nil)
    #expect(fixture.ids == [1, 2])
  }

  @Test("a page that names itself as the next one is a failure that says so")
  func repeatedCursor() async {
    let fixture = Fixture()
    fixture.start { $0.load() }
    await fixture.answer(1, rows(1), next: 2)
    fixture.start { $0.loadNextPage() }
    await fixture.answer(2, rows(2), next: 2)
    #expect(fixture.loader.footer == .failure(PagingError.repeatedCursor("2")))
    #expect(fixture.ids == [1])
  }

  @Test("what the person changed survives a page that was under way")
  func editsSurviveLatePages() async {
    let fixture = Fixture()
    fixture.start { $0.load() }
    await fixture.answer(1, rows(1, 2, 3), next: 2)
    fixture.start { $0.loadNextPage() }
    let late = await fixture.gate.call(2)
    fixture.start { $0.remove(id: 1) }
    fixture.start { $0.replace(Row(id: 2, title: "mine")) }
    fixture.start { $0.insert(Row(id: 9, title: "new"), at: 0) }
    late.succeed(Page(items: rows(1, 2, 4), next: nil))
    await settle()
    #expect(
      fixture.loader.state.value == [
        Row(id: 9, title: "new"), Row(id: 2, title: "mine"), Row(id: 3), Row(id: 4),
      ])
  }

  @Test("a refresh begins anew, keeps changes made meanwhile and lets older ones go")
  func refreshAndEdits() async {
    let fixture = Fixture()
    fixture.start { $0.load() }
    await fixture.answer(1, rows(1, 2, 3), next: 2)
    fixture.start { $0.remove(id: 1) }
    fixture.start { $0.refresh() }
    #expect(fixture.loader.isRefreshing)
    #expect(fixture.ids == [2, 3])
    fixture.start { $0.remove(id: 2) }
    await fixture.answer(2, rows(1, 2, 3), next: 2)
    #expect(fixture.ids == [1, 3])
  }

  @Test("a refresh supersedes a page under way, which then changes nothing")
  func refreshWhilePaging() async {
    let fixture = Fixture()
    fixture.start { $0.load() }
    await fixture.answer(1, rows(1), next: 2)
    fixture.start { $0.loadNextPage() }
    let page = await fixture.gate.call(2)
    fixture.start { $0.refresh() }
    #expect(fixture.loader.footer == .notInitiated)
    await page.waitForCancellation()
    fixture.start { $0.loadNextPage() }
    await fixture.answer(3, rows(5), next: 6)
    #expect(fixture.ids == [5])
    fixture.start { $0.loadNextPage() }
    await fixture.answer(4, rows(6), next: nil)
    #expect(fixture.ids == [5, 6])
    #expect(await fixture.cursors.elements == [nil, 2, nil, 6])
  }

  @Test("after a refresh the same cursor is asked for again")
  func sameCursorAfterRefresh() async {
    let fixture = Fixture()
    fixture.start { $0.load() }
    await fixture.answer(1, rows(1), next: 2)
    fixture.start { $0.loadNextPage() }
    await fixture.answer(2, rows(2), next: 3)
    fixture.start { $0.refresh() }
    await fixture.answer(3, rows(1), next: 2)
    fixture.start { $0.loadNextPage() }
    await fixture.answer(4, rows(2), next: nil)
    #expect(fixture.ids == [1, 2])
  }

  @Test("a refresh that fails keeps list and pages, and paging goes on")
  func failedRefresh() async {
    let fixture = Fixture()
    fixture.start { $0.load() }
    await fixture.answer(1, rows(1), next: 2)
    fixture.start { $0.refresh() }
    await fixture.fail(2)
    #expect(fixture.ids == [1])
    #expect(fixture.loader.refreshFailure as? Failure == Failure())
    fixture.start { $0.loadNextPage() }
    await fixture.answer(3, rows(2), next: nil)
    #expect(fixture.ids == [1, 2])
  }

  @Test("only items near the end ask for the next page")
  func prefetch() async {
    let fixture = Fixture()
    fixture.loader.prefetchDistance = 2
    fixture.start { $0.load() }
    await fixture.answer(1, rows(1, 2, 3, 4), next: 2)
    fixture.start { $0.itemAppeared(2) }
    #expect(fixture.loader.footer == .notInitiated)
    fixture.start { $0.itemAppeared(3) }
    #expect(fixture.loader.footer == .loading)
    fixture.start { $0.itemAppeared(4) }
    _ = await fixture.gate.call(2)
    #expect(fixture.gate.callCount == 2)
  }

  @Test("nothing keeps a paged loader alive, and its work ends with it")
  func freed() async {
    let gate = Gate<Page<Row, Int>>()
    weak var weakLoader: PagedLoader<Row, Int>?
    let start = {
      let loader = PagedLoader<Row, Int> { _ in try await gate.run() }
      weakLoader = loader
      loader.load()
      return loader
    }
    var loader: PagedLoader<Row, Int>? = start()
    let call = await gate.call(1)
    #expect(loader?.state == .loading)
    loader = nil
    await call.waitForCancellation()
    #expect(weakLoader == nil)
  }
}
