public import FeedbackStates
public import SwiftUI

/// Every state of a screen with a loader, to choose from: for previews and for a look at a design.
///
///     #Preview {
///       StatePreviews([.emma, .persuasion], empty: []) { books in
///         BookScreen(books: books)
///       }
///     }
///
/// Each state is that of an ordinary loader whose source hangs, fails or answers at once: nothing
/// of the screen is bypassed.
public struct StatePreviews<Value: Sendable, Screen: View>: View {
  private let content: Value
  private let empty: Value?
  private let error: any Error
  private let screen: (Loader<Value>) -> Screen
  @State private var state: PreviewedState

  /// Makes the previews of a screen.
  ///
  /// - Parameters:
  ///   - content: What is there when the load went well.
  ///   - empty: An answer without anything in it; `nil` where there is none, and that state is left
  ///     out.
  ///   - error: What the load fails with; a server that cannot do it now when `nil`.
  ///   - state: The state to begin with.
  ///   - screen: The screen of a loader.
  public init(
    _ content: Value, empty: Value? = nil, error: (any Error)? = nil,
    state: PreviewedState = .waiting, @ViewBuilder screen: @escaping (Loader<Value>) -> Screen
  ) {
    self.content = content
    self.empty = empty
    self.error = error ?? PreviewedFailure()
    self.screen = screen
    _state = State(initialValue: state)
  }

  /// The choice of a state, and the screen in it.
  public var body: some View {
    VStack(spacing: 0) {
      Picker("State", selection: $state) {
        ForEach(states) { Text($0.title).tag($0) }
      }
      .padding(.horizontal)
      PreviewedScreen(
        state: state, loader: state.makeLoader(content: content, empty: empty, error: error),
        screen: screen
      )
      .id(state)
    }
  }

  private var states: [PreviewedState] {
    PreviewedState.allCases.filter { $0 != .empty || empty != nil }
  }
}

/// A screen with the loader that it was given first.
private struct PreviewedScreen<Value: Sendable, Screen: View>: View {
  let state: PreviewedState
  let screen: (Loader<Value>) -> Screen
  @State private var loader: Loader<Value>

  init(
    state: PreviewedState, loader: Loader<Value>, screen: @escaping (Loader<Value>) -> Screen
  ) {
    self.state = state
    self.screen = screen
    _loader = State(initialValue: loader)
  }

  var body: some View {
    screen(loader)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .task {
        await loader.load()
        if state.needsRefresh { await loader.refresh() }
      }
  }
}

private struct PreviewedFailure: CausedFailure {
  var failureCause: FailureCause { .serverUnavailable }
}
