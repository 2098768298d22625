public import FeedbackStates
public import SwiftUI

/// The last row of a list that is loaded page by page.
///
/// While it is on screen pages are asked for. A page that fails is tried again in place; when pages
/// stop coming by themselves there is a button; the end is said.
///
///     List {
///       ForEach(items) { BookRow(book: $0) }
///       PageFooter(books)
///     }
public struct PageFooter<Item: Identifiable & Sendable, Cursor: Hashable & Sendable>: View
where Item.ID: Sendable {
  private let loader: PagedLoader<Item, Cursor>
  @Environment(\.feedbackStrings) private var strings

  /// Makes the footer of a list.
  ///
  /// - Parameter loader: What loads the pages.
  public init(_ loader: PagedLoader<Item, Cursor>) {
    self.loader = loader
  }

  /// The footer.
  public var body: some View {
    HStack {
      switch loader.footer {
      case .notInitiated:
        Button(strings.loadMore) { loader.loadNextPage() }
          .buttonStyle(.borderless)
      case .loading:
        WaitingView(configuration: waiting)
          .waitingStyle(.inline)
      case .success:
        Text(strings.endOfList)
          .font(.footnote)
          .foregroundStyle(.secondary)
      case .failure(let error):
        FailureView(error, retry: { loader.retryPage() })
          .failureStyle(.inline)
      }
    }
    .frame(maxWidth: .infinity, minHeight: 44)
    .onAppear { loader.footerAppeared() }
    .onDisappear { loader.footerDisappeared() }
  }

  private var waiting: WaitingConfiguration {
    WaitingConfiguration(
      label: strings.loading, phase: loader.following.indicator.phase,
      activity: loader.following.activity, progress: loader.following.progress, cancel: nil,
      tryNow: tryNow, strings: strings)
  }

  private var tryNow: (@MainActor () -> Void)? {
    guard loader.following.activity.isHeldUp else { return nil }
    return { loader.retryPage() }
  }
}
