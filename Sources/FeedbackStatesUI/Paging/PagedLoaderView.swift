public import FeedbackStates
public import SwiftUI

/// Shows a list that is loaded page by page, from the first wait to the end.
///
///     PagedLoaderView(model.books) { book in
///       BookRow(book: book)
///     } empty: {
///       EmptyStateView("No books yet", description: "Add the first with +.")
///     }
public struct PagedLoaderView<
  Item: Identifiable & Sendable, Cursor: Hashable & Sendable, Row: View, Empty: View
>: View where Item.ID: Sendable {
  private let loader: PagedLoader<Item, Cursor>
  private let label: String?
  private let row: (Item) -> Row
  private let empty: Empty
  @State private var isPulled = false
  @Environment(\.feedbackStrings) private var strings
  @Environment(\.scenePhase) private var scenePhase

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - loader: What loads the pages.
  ///   - label: What is being waited for; the words for loading when `nil`.
  ///   - row: The row of an item.
  ///   - empty: The view where there are no items.
  public init(
    _ loader: PagedLoader<Item, Cursor>, label: String? = nil,
    @ViewBuilder row: @escaping (Item) -> Row, @ViewBuilder empty: () -> Empty
  ) {
    self.loader = loader
    self.label = label
    self.row = row
    self.empty = empty()
  }

  /// The list.
  public var body: some View {
    VStack(spacing: 0) {
      if let failure = loader.refreshFailure {
        RefreshFailureBanner(
          error: failure, age: loader.first.timeSinceUpdate, retry: { loader.refresh() })
      }
      if loader.isRefreshing { HeldUpRefresh(configuration: refreshing) }
      switch loader.presentation {
      case .waiting(let wait):
        waiting(wait)
      case .content(let items) where items.isEmpty:
        Refreshed(content: empty)
      case .content(let items):
        List {
          ForEach(items) { item in
            row(item).onAppear { loader.itemAppeared(item.id) }
          }
          PageFooter(loader)
        }
        .refreshingNote(refreshing, isShown: showsRefreshing)
      case .failure(let error):
        Refreshed(content: FailureView(error, retry: { loader.retry() }))
      }
    }
    .task { await loader.load() }
    .refreshable {
      isPulled = true
      await loader.refresh()
      isPulled = false
    }
    .onChange(of: scenePhase, initial: true) { _, phase in
      loader.first.isPaused = phase == .background
      loader.following.isPaused = phase == .background
    }
  }

  private func waiting(_ wait: LoadWait) -> some View {
    WaitingView(
      configuration: WaitingConfiguration(
        label: label ?? strings.loading, phase: wait.phase, activity: wait.activity,
        progress: nil, cancel: { loader.cancel() },
        tryNow: tryNow(in: wait.activity), strings: strings))
  }

  private var refreshing: WaitingConfiguration {
    WaitingConfiguration(
      label: strings.refreshing, phase: loader.first.refreshIndicator.phase,
      activity: loader.first.activity, progress: nil, cancel: { loader.cancel() },
      tryNow: tryNow(in: loader.first.activity), strings: strings)
  }

  /// A pull has an indicator of its own, and a refresh that is held up has a strip.
  private var showsRefreshing: Bool {
    loader.first.refreshIndicator.phase.isVisible && !isPulled && !loader.first.activity.isHeldUp
  }

  private func tryNow(in activity: LoadActivity) -> (@MainActor () -> Void)? {
    guard activity.isHeldUp else { return nil }
    return { loader.retry() }
  }
}
