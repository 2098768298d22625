import FeedbackStates

extension PreviewedState {
  /// Makes a loader that gets into the state when it is loaded, and stays there.
  ///
  /// It is an ordinary loader: its source hangs, fails or answers.
  @MainActor
  func makeLoader<Value: Sendable>(
    content: Value, empty: Value?, error: any Error
  ) -> Loader<Value> {
    var options = LoaderOptions(timing: .zero, refreshTiming: .zero)
    // A wait that is looked at for long is still the wait that was chosen.
    options.timing.stillWorkingAfter = nil
    options.timing.offersCancelAfter = nil
    options.refreshTiming.stillWorkingAfter = nil
    options.refreshTiming.offersCancelAfter = nil
    switch self {
    case .longWait:
      options.timing.stillWorkingAfter = .zero
      options.timing.offersCancelAfter = .zero
    case .tryingAgain:
      options.retry = RetryPolicy(
        maximumRetries: 3, initialDelay: .seconds(60), maximumDelay: .seconds(60), jitter: .none
      ) { _ in true }
    case .waitingForNetwork:
      options.connectivity = SettableConnectivity(isOnline: false)
    default: break
    }
    let runs = RunCounter()
    return Loader(options: options) {
      let isFirst = await runs.next() == 1
      switch self {
      case .content, .waitingForNetwork: return content
      case .empty: return empty ?? content
      case .failed, .tryingAgain: throw error
      case .waiting, .longWait: try await hang()
      case .refreshing where !isFirst: try await hang()
      case .refreshFailed where !isFirst: throw error
      case .refreshing, .refreshFailed: return content
      }
    }
  }

  /// Whether the loader gets into the state by a refresh that follows its first load.
  var needsRefresh: Bool { self == .refreshing || self == .refreshFailed }
}

/// Waits until the task is cancelled.
private func hang() async throws -> Never {
  while true { try await Task.sleep(for: .seconds(86_400)) }
}

private actor RunCounter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}
