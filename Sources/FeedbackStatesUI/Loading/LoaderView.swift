public import FeedbackStates
public import SwiftUI

/// Shows what a loader loads, from the first wait to a refresh that failed.
///
/// Loads when it appears, and again on return when the content is stale. The content can be
/// refreshed by a pull; a refresh keeps it, says that it is under way where no pull shows it, and
/// one that fails leaves a strip above it.
///
///     LoaderView(model.books) { books in
///       List(books) { BookRow(book: $0) }
///     } empty: {
///       EmptyStateView("No books yet", description: "Add the first with +.")
///     }
public struct LoaderView<Value: Sendable, Content: View, Empty: View>: View {
  private let loader: Loader<Value>
  private let label: String?
  private let isEmpty: (Value) -> Bool
  private let content: (Value) -> Content
  private let empty: Empty
  @State private var isPulled = false
  @Environment(\.feedbackStrings) private var strings
  @Environment(\.scenePhase) private var scenePhase

  /// Makes a view of a value that has an empty form.
  ///
  /// - Parameters:
  ///   - loader: The loader.
  ///   - label: What is being waited for; the words for loading when `nil`.
  ///   - isEmpty: Whether a value has nothing to show.
  ///   - content: The view of a value.
  ///   - empty: The view where there is nothing to show.
  public init(
    _ loader: Loader<Value>, label: String? = nil, isEmpty: @escaping (Value) -> Bool,
    @ViewBuilder content: @escaping (Value) -> Content, @ViewBuilder empty: () -> Empty
  ) {
    self.loader = loader
    self.label = label
    self.isEmpty = isEmpty
    self.content = content
    self.empty = empty()
  }

  /// The loader's state.
  public var body: some View {
    VStack(spacing: 0) {
      if let failure = loader.refreshFailure {
        RefreshFailureBanner(
          error: failure, age: loader.timeSinceUpdate, retry: { loader.refresh() })
      }
      if loader.isRefreshing { HeldUpRefresh(configuration: refreshing) }
      switch loader.presentation {
      case .waiting(let wait):
        waiting(wait)
      case .content(let value) where isEmpty(value):
        Refreshed(content: empty)
      case .content(let value):
        content(value)
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
      loader.isPaused = phase == .background
    }
  }

  private func waiting(_ wait: LoadWait) -> some View {
    WaitingView(
      configuration: WaitingConfiguration(
        label: label ?? strings.loading, phase: wait.phase, activity: wait.activity,
        progress: wait.progress, cancel: { loader.cancel() },
        tryNow: tryNow(in: wait.activity), strings: strings))
  }

  private var refreshing: WaitingConfiguration {
    WaitingConfiguration(
      label: strings.refreshing, phase: loader.refreshIndicator.phase, activity: loader.activity,
      progress: nil, cancel: { loader.cancel() }, tryNow: tryNow(in: loader.activity),
      strings: strings)
  }

  /// A pull has an indicator of its own, and a refresh that is held up has a strip.
  private var showsRefreshing: Bool {
    loader.refreshIndicator.phase.isVisible && !isPulled && !loader.activity.isHeldUp
  }

  private func tryNow(in activity: LoadActivity) -> (@MainActor () -> Void)? {
    guard activity.isHeldUp else { return nil }
    return { loader.retry() }
  }
}

extension LoaderView where Value: Collection {
  /// Makes a view of a collection.
  ///
  /// - Parameters:
  ///   - loader: The loader.
  ///   - label: What is being waited for; the words for loading when `nil`.
  ///   - content: The view of a collection with elements.
  ///   - empty: The view where there are none.
  public init(
    _ loader: Loader<Value>, label: String? = nil,
    @ViewBuilder content: @escaping (Value) -> Content, @ViewBuilder empty: () -> Empty
  ) {
    self.init(loader, label: label, isEmpty: { $0.isEmpty }, content: content, empty: empty)
  }
}

extension LoaderView where Empty == EmptyView {
  /// Makes a view of a value that has no empty form.
  ///
  /// - Parameters:
  ///   - loader: The loader.
  ///   - label: What is being waited for; the words for loading when `nil`.
  ///   - content: The view of a value.
  public init(
    _ loader: Loader<Value>, label: String? = nil,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.init(
      loader, label: label, isEmpty: { _ in false }, content: content, empty: { EmptyView() })
  }
}

extension LoadActivity {
  /// Whether the work waits for something that the person can skip.
  var isHeldUp: Bool { retryWait != nil || isWaitingForNetwork }
}
