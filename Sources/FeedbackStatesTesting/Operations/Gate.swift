/// An operation whose calls end when the test says so.
///
///     let gate = Gate<[Book]>()
///     let loader = Loader { try await gate.run() }
///     loader.load()
///     await gate.call(1).fail(OfflineError())
///
/// Calls are numbered from 1 in the order in which they arrive, so a test can let a later one end
/// first. Safe to use from any thread.
public final class Gate<Value: Sendable>: Sendable {
  /// What a call does when its task is cancelled.
  public enum CancellationBehavior: Sendable {
    /// It throws `CancellationError` at once, as well-behaved work does.
    case throwsError
    /// It goes on, as work does that does not look.
    case isIgnored
  }

  private struct Arrival {
    let number: Int
    let continuation: CheckedContinuation<Call, Never>
  }

  private struct State {
    var calls: [Call] = []
    var arrivals: [Arrival] = []
  }

  private let onCancellation: CancellationBehavior
  private let state = Locked(State())

  /// Makes a gate that is closed.
  ///
  /// - Parameter onCancellation: What a call does when its task is cancelled.
  public init(onCancellation: CancellationBehavior = .throwsError) {
    self.onCancellation = onCancellation
  }

  /// How many calls have arrived.
  public var callCount: Int { state.withLock { $0.calls.count } }

  /// The operation: arrives at the gate and ends as the test decides.
  ///
  /// - Returns: What the test succeeds the call with.
  /// - Throws: What the test fails the call with, or `CancellationError`.
  public func run() async throws -> Value {
    let call = Call()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        call.begin(continuation)
        arrive(call)
      }
    } onCancel: {
      call.taskCancelled(onCancellation)
    }
  }

  private func arrive(_ call: Call) {
    let awaited = state.withLock { state in
      state.calls.append(call)
      let number = state.calls.count
      let awaited = state.arrivals.filter { $0.number == number }
      state.arrivals.removeAll { $0.number == number }
      return awaited
    }
    for arrival in awaited { arrival.continuation.resume(returning: call) }
  }

  /// Waits until a call has arrived.
  ///
  /// Waits without limit: a test whose call may not come needs `.timeLimit(.minutes(1))`.
  ///
  /// - Parameter number: Which one, from 1.
  /// - Returns: The call.
  public func call(_ number: Int) async -> Call {
    await withCheckedContinuation { continuation in
      let arrived: Call? = state.withLock { state in
        guard state.calls.count < number else { return state.calls[number - 1] }
        state.arrivals.append(Arrival(number: number, continuation: continuation))
        return nil
      }
      if let arrived { continuation.resume(returning: arrived) }
    }
  }
}
