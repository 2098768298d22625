import FeedbackStates

/// A source that plays a script, one run for each time that it is asked.
///
///     let script = ScriptedSource<[Book]>(runs: [
///       [.wait(.milliseconds(500)), .fail(OfflineError())],
///       [.deliver(books)],
///     ])
///     let loader = Loader(source: script.source, options: options)
///
/// Waits are kept on the loader's clock. Asked more often than it has runs, it throws
/// ``ScriptError/ranOut(after:)``. Safe to use from any thread.
public final class ScriptedSource<Value: Sendable>: Sendable {
  /// One thing that a run does.
  public enum Step: Sendable {
    /// Lets time pass.
    case wait(Duration)
    /// Reports how far it has come.
    case report(LoadProgress)
    /// Delivers a value.
    case deliver(Value)
    /// Throws an error, which ends the run.
    case fail(any Error)
    /// Throws `CancellationError`, which ends the run.
    case cancel
    /// Goes on until it is cancelled.
    case hang
  }

  private let runs: [[Step]]
  private let isContinuous: Bool
  private let started = Locked(0)

  /// Makes a source.
  ///
  /// - Parameters:
  ///   - runs: The steps of each run, in the order in which the runs are asked for.
  ///   - isContinuous: Whether the source counts as a subscription.
  public init(runs: [[Step]], isContinuous: Bool = false) {
    self.runs = runs
    self.isContinuous = isContinuous
  }

  /// How many runs have begun.
  public var runCount: Int { started.withLock { $0 } }

  /// The source to give to a loader.
  public var source: LoadSource<Value> {
    LoadSource(isContinuous: isContinuous) { context in try await self.play(context) }
  }

  private func play(_ context: LoadContext<Value>) async throws {
    let index = started.withLock { started in
      defer { started += 1 }
      return started
    }
    guard index < runs.count else { throw ScriptError.ranOut(after: runs.count) }
    for step in runs[index] {
      switch step {
      case .wait(let duration):
        let timekeeper = context.timekeeper
        try await timekeeper.sleep(until: timekeeper.now.advanced(by: duration))
      case .report(let progress): await context.report(progress)
      case .deliver(let value): try await context.deliver(value)
      case .fail(let error): throw error
      case .cancel: throw CancellationError()
      case .hang: try await hang()
      }
    }
  }

  private func hang() async throws {
    // A stream that nobody feeds ends when the task is cancelled, and only then.
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    for await _ in stream {}
    continuation.finish()
    try Task.checkCancellation()
  }
}

/// What is wrong with the way a script is used.
public enum ScriptError: Error, Hashable, CustomStringConvertible {
  /// The source was asked more often than it has runs.
  case ranOut(after: Int)

  /// What is wrong and how to mend it.
  public var description: String {
    switch self {
    case .ranOut(let count):
      return """
        ScriptedSource: asked for run \(count + 1), but the script has \(count). Add a run, or \
        find out why the loader asked again.
        """
    }
  }
}
