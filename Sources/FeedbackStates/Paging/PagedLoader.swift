import Observation

/// Loads a list page by page and keeps it: the model behind a list without an end.
///
///     @State private var books = PagedLoader { cursor in try await library.page(after: cursor) }
///
///     List {
///       ForEach(items) { BookRow($0) }
///       PageFooter(books)
///     }
///     .task { await books.load() }
///     .refreshable { await books.refresh() }
///
/// The list is one ``Loadable`` (``state``) and its footer is another (``footer``). What holds:
///
/// - Every identity is shown once, however often pages bring it.
/// - A page that fails stays the next page: nothing skips it, and nothing asks for it again but
///   ``retryPage()``.
/// - While the footer is on screen, pages are asked for until it is not, or there are no more.
/// - A refresh supersedes a page under way; a refresh that fails keeps the list.
/// - What the person removes, replaces or inserts survives pages and refreshes that were asked
///   for before.
///
/// Pages are asked for on behalf of the loader, never of a row, so scrolling cancels nothing.
@MainActor @Observable
public final class PagedLoader<Item: Identifiable & Sendable, Cursor: Hashable & Sendable>
where Item.ID: Sendable {
  /// Gives the page at a cursor, or the first page for `nil`.
  ///
  /// It runs off the main actor unless it says otherwise. What it throws fails the page, which stays
  /// the next one.
  public typealias Operation = @Sendable (Cursor?) async throws -> Page<Item, Cursor>

  /// The items of all pages so far.
  public private(set) var state = Loadable<[Item]>.notInitiated
  /// The next page: not asked for, under way, failed, or success when there is none.
  public private(set) var footer = Loadable<EndOfPages>.notInitiated

  /// How far from the end an item may be for its appearance to ask for the next page.
  public var prefetchDistance = 5
  /// How many pages in a row may bring nothing new before pages are asked for by hand only.
  public var fruitlessPageLimit = 3

  /// The loader of the first page, whose indicators and activity are those of the list.
  public let first: Loader<Page<Item, Cursor>>
  /// The loader of the page after, whose indicator and activity are those of the footer.
  public let following: Loader<Page<Item, Cursor>>

  @ObservationIgnored private let operation: Operation
  @ObservationIgnored private var list = PageList<Item, Cursor>()
  @ObservationIgnored private var isFooterVisible = false
  @ObservationIgnored private var requested: PageKey?
  @ObservationIgnored private var generation = 0
  @ObservationIgnored private var firstPages = 0
  @ObservationIgnored private var followingPages = 0
  @ObservationIgnored private var isFirstActive = false
  @ObservationIgnored private var editAtStart = 0
  @ObservationIgnored private var published = PublishedKey()

  private struct PageKey: Hashable, Sendable {
    let generation: Int
    let cursor: Cursor
  }

  private struct PublishedKey: Equatable {
    var first = 0
    var list = 0
    var footer = Loadable<EndOfPages>.notInitiated
  }

  /// Makes a paged loader.
  ///
  /// - Parameters:
  ///   - options: How the loaders of the first page and of the following ones behave.
  ///   - operation: Gives the page at a cursor, or the first page for `nil`.
  public init(options: LoaderOptions = LoaderOptions(), operation: @escaping Operation) {
    self.operation = operation
    first = Loader(options: options) { try await operation(nil) }
    following = Loader(options: options)
    first.observers.append { [weak self] in self?.firstChanged() }
    following.observers.append { [weak self] in self?.followingChanged() }
  }

  /// Whether the list on screen is being asked for anew.
  public var isRefreshing: Bool { first.isRefreshing }

  /// Why the list on screen could not be brought up to date, until the next attempt.
  public var refreshFailure: (any Error)? { first.refreshFailure }

  // MARK: Pages

  /// Asks for the next page, unless it is under way, failed, or there is none.
  public func loadNextPage() {
    guard case .notInitiated = currentFooter, !first.activity.isActive else { return }
    guard first.state.isSuccess, let cursor = list.next else { return }
    let key = PageKey(generation: generation, cursor: cursor)
    requested = key
    let operation = operation
    following.load(id: key) {
      let page = try await operation(cursor)
      guard page.next != cursor else { throw PagingError.repeatedCursor("\(cursor)") }
      return page
    }
  }

  /// Asks for the page that failed once more.
  ///
  /// Also ends its wait for the next attempt.
  public func retryPage() {
    guard requested != nil else { return }
    following.retry()
  }

  /// Says that the footer is on screen: pages are asked for until it is not.
  public func footerAppeared() {
    isFooterVisible = true
    fill()
  }

  /// Says that the footer has left the screen.
  ///
  /// A page that is under way goes on.
  public func footerDisappeared() {
    isFooterVisible = false
  }

  /// Says that an item is on screen; near the end this asks for the next page.
  ///
  /// - Parameter id: The identity of the item.
  /// - Complexity: O(``prefetchDistance``).
  public func itemAppeared(_ id: Item.ID) {
    guard list.items.suffix(prefetchDistance).contains(where: { $0.id == id }) else { return }
    guard list.fruitlessPages < fruitlessPageLimit else { return }
    loadNextPage()
  }

  private func fill() {
    guard isFooterVisible || hasOnlyEmptyPages else { return }
    guard list.fruitlessPages < fruitlessPageLimit else { return }
    loadNextPage()
  }

  /// There may be items, and there is no row or footer yet whose appearance would ask for them.
  private var hasOnlyEmptyPages: Bool {
    first.state.isSuccess && list.items.isEmpty && list.next != nil
  }

  /// Changes the list by hand, for the methods that people call.
  func edit(_ edit: PageList<Item, Cursor>.Edit) {
    list.edit(edit)
    publish()
    fill()
  }

  // MARK: What the loaders say

  private func firstChanged() {
    if first.activity.isActive != isFirstActive {
      isFirstActive = first.activity.isActive
      if isFirstActive {
        editAtStart = list.lastEdit
        requested = nil
        following.cancel()
      }
    }
    if first.deliveryCount != firstPages, let page = first.state.value {
      firstPages = first.deliveryCount
      generation += 1
      requested = nil
      list.restart(with: page, editedSince: editAtStart)
    }
    if !isFirstActive { fill() }
    publish()
  }

  private func followingChanged() {
    let hasPage = following.deliveryCount != followingPages
    if hasPage {
      followingPages = following.deliveryCount
      if let requested, requested.generation == generation, let page = following.state.value {
        list.append(page)
        self.requested = nil
      }
    }
    if !following.activity.isActive {
      // A page that was given up is the next page again; asking by itself would be to hammer.
      if !following.state.isFailure { requested = nil }
      if hasPage { fill() }
    }
    publish()
  }

  private func publish() {
    let footer = currentFooter
    let key = PublishedKey(
      first: first.machine.contentRevision, list: list.revision, footer: footer)
    if published.footer != key.footer { self.footer = footer }
    // The footer decides what is shown only while there are no items.
    let footerMatters = list.items.isEmpty && published.footer != key.footer
    if published.first != key.first || published.list != key.list || footerMatters {
      state = currentState
    }
    published = key
  }

  private var currentFooter: Loadable<EndOfPages> {
    guard first.state.isSuccess else { return .notInitiated }
    guard list.next != nil else { return .success(EndOfPages()) }
    guard requested != nil else { return .notInitiated }
    return following.state.flatMap { _ in .notInitiated }
  }

  private var currentState: Loadable<[Item]> {
    first.state.flatMap { _ in
      guard hasOnlyEmptyPages else { return .success(list.items) }
      switch currentFooter {
      case .notInitiated, .success: return .success([])
      case .loading: return .loading
      case .failure(let error): return .failure(error)
      }
    }
  }
}
