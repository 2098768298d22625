/// A line in which operations wait for one another: one runs at a time, first come, first served.
///
/// Give the same scope to all mutations that must not overtake each other, such as the changes of
/// one document. A failure does not stop those behind it.
@MainActor
public final class SerialScope {
  private struct Waiter {
    let number: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private var isOccupied = false
  private var waiters: [Waiter] = []
  private var lastNumber = 0

  /// Makes a scope in which nothing runs.
  public init() {}

  /// How many operations wait for their turn.
  public var waitingCount: Int { waiters.count }

  /// Waits for its turn and runs the work.
  ///
  /// - Parameter work: The work.
  /// - Returns: What the work gives.
  /// - Throws: What the work throws, and `CancellationError` if the task is cancelled while it
  ///   waits; the work is not begun then.
  public func run<Result>(_ work: @MainActor () async throws -> Result) async throws -> Result {
    try await enter()
    defer { leave() }
    try Task.checkCancellation()
    return try await work()
  }

  private func enter() async throws {
    try Task.checkCancellation()
    guard isOccupied else {
      isOccupied = true
      return
    }
    lastNumber += 1
    let number = lastNumber
    let admitted = await withTaskCancellationHandler {
      await withCheckedContinuation { waiters.append(Waiter(number: number, continuation: $0)) }
    } onCancel: {
      Task { @MainActor in self.giveUp(number) }
    }
    guard admitted else { throw CancellationError() }
  }

  private func giveUp(_ number: Int) {
    guard let index = waiters.firstIndex(where: { $0.number == number }) else { return }
    waiters.remove(at: index).continuation.resume(returning: false)
  }

  /// The place passes to the next in line without becoming free in between.
  private func leave() {
    guard !waiters.isEmpty else {
      isOccupied = false
      return
    }
    waiters.removeFirst().continuation.resume(returning: true)
  }
}
