public import FeedbackStates
public import SwiftUI

/// Shows all four states of an asynchronous value, and the empty one.
///
/// Until an answer is there the wait is shown once it is due; a failure has a way to try again; an
/// empty collection says what to do next.
///
///     LoadableView(model.books, retry: model.load) { books in
///       List(books) { BookRow(book: $0) }
///     } empty: {
///       EmptyStateView("No books yet", description: "Add the first with +.")
///     }
public struct LoadableView<Value, Content: View, Empty: View>: View {
  private let state: Loadable<Value>
  private let label: String?
  private let retry: @MainActor () -> Void
  private let isEmpty: (Value) -> Bool
  private let content: (Value) -> Content
  private let empty: Empty
  @Environment(\.indicatorSettings) private var settings

  /// Makes a view of a value that has an empty form.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - label: What is being waited for; the words for loading when `nil`.
  ///   - retry: Starts the work again.
  ///   - isEmpty: Whether a value has nothing to show.
  ///   - content: The view of a value.
  ///   - empty: The view where there is nothing to show.
  public init(
    _ state: Loadable<Value>, label: String? = nil, retry: @escaping @MainActor () -> Void,
    isEmpty: @escaping (Value) -> Bool, @ViewBuilder content: @escaping (Value) -> Content,
    @ViewBuilder empty: () -> Empty
  ) {
    self.state = state
    self.label = label
    self.retry = retry
    self.isEmpty = isEmpty
    self.content = content
    self.empty = empty()
  }

  /// The state.
  public var body: some View {
    LoadableBody(
      state: state, label: label, retry: retry, isEmpty: isEmpty, content: content, empty: empty,
      settings: settings)
  }
}

extension LoadableView where Value: Collection {
  /// Makes a view of a collection.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - label: What is being waited for; the words for loading when `nil`.
  ///   - retry: Starts the work again.
  ///   - content: The view of a collection with elements.
  ///   - empty: The view where there are none.
  public init(
    _ state: Loadable<Value>, label: String? = nil, retry: @escaping @MainActor () -> Void,
    @ViewBuilder content: @escaping (Value) -> Content, @ViewBuilder empty: () -> Empty
  ) {
    self.init(
      state, label: label, retry: retry, isEmpty: { $0.isEmpty }, content: content, empty: empty)
  }
}

extension LoadableView where Empty == EmptyView {
  /// Makes a view of a value that has no empty form.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - label: What is being waited for; the words for loading when `nil`.
  ///   - retry: Starts the work again.
  ///   - content: The view of a value.
  public init(
    _ state: Loadable<Value>, label: String? = nil, retry: @escaping @MainActor () -> Void,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.init(
      state, label: label, retry: retry, isEmpty: { _ in false }, content: content,
      empty: { EmptyView() })
  }
}

/// The state with an indicator of its own, made once with the settings of its place.
private struct LoadableBody<Value, Content: View, Empty: View>: View {
  let state: Loadable<Value>
  let label: String?
  let retry: @MainActor () -> Void
  let isEmpty: (Value) -> Bool
  let content: (Value) -> Content
  let empty: Empty
  @State private var indicator: Indicator
  @Environment(\.feedbackStrings) private var strings

  init(
    state: Loadable<Value>, label: String?, retry: @escaping @MainActor () -> Void,
    isEmpty: @escaping (Value) -> Bool, content: @escaping (Value) -> Content, empty: Empty,
    settings: IndicatorSettings
  ) {
    self.state = state
    self.label = label
    self.retry = retry
    self.isEmpty = isEmpty
    self.content = content
    self.empty = empty
    _indicator = State(initialValue: settings.makeIndicator())
  }

  var body: some View {
    Group {
      switch state {
      case .notInitiated, .loading:
        waiting
      case .success where indicator.phase == .lingering:
        waiting
      case .success(let value) where isEmpty(value):
        empty
      case .success(let value):
        content(value)
      case .failure where indicator.phase == .lingering:
        waiting
      case .failure(let error):
        FailureView(error, retry: retry)
      }
    }
    .onChange(of: state.isLoading, initial: true) { _, isLoading in
      indicator.update(isBusy: isLoading)
    }
  }

  private var waiting: some View {
    WaitingView(
      configuration: WaitingConfiguration(
        label: label ?? strings.loading, phase: indicator.phase, activity: .working,
        progress: nil, cancel: nil, tryNow: nil, strings: strings))
  }
}
