import Observation

/// A line in which operations wait for one another: one runs at a time, first come, first served.
///
/// Give the same scope to all mutations that must not overtake each other, such as the changes of
/// one document. A failure does not stop those behind it.
///
/// With a connectivity the line stands still while there is no connection, and goes on by itself
/// when there is one: a queue of changes made offline. It lives in memory. What has begun is never
/// begun again by the line, since only the server knows whether it was done.
@MainActor @Observable
public final class SerialScope {
  private var line = SerialLine()
  @ObservationIgnored
  private var waiters: [SerialLine.Ticket: CheckedContinuation<Bool, Never>] = [:]
  @ObservationIgnored private let connectivity: (any Connectivity)?
  @ObservationIgnored private var listening: OwnedTask?

  /// Makes a scope in which nothing runs.
  ///
  /// - Parameter connectivity: Knows whether there is a connection, without which nothing begins;
  ///   `nil` for work that needs none.
  public init(connectivity: (any Connectivity)? = nil) {
    self.connectivity = connectivity
    guard let connectivity else { return }
    _ = line.connectionChanged(isOnline: connectivity.isOnline)
    let updates = connectivity.updates()
    listening = OwnedTask(
      Task { [weak self] in
        for await isOnline in updates {
          // Inside the loop: a strong reference around it would keep the scope for ever.
          guard let self else { return }
          connectionChanged(isOnline: isOnline)
        }
      })
  }

  /// How many operations wait for their turn.
  public var waitingCount: Int { line.waitingCount }

  /// Whether operations wait because there is no connection.
  public var isWaitingForNetwork: Bool { line.isWaitingForNetwork }

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
    // The stream may not have told of a change yet.
    if let connectivity { connectionChanged(isOnline: connectivity.isOnline) }
    guard case .wait(let ticket) = line.enter() else { return }
    let admitted = await withTaskCancellationHandler {
      await withCheckedContinuation { waiters[ticket] = $0 }
    } onCancel: {
      Task { @MainActor in self.giveUp(ticket) }
    }
    guard admitted else { throw CancellationError() }
  }

  private func giveUp(_ ticket: SerialLine.Ticket) {
    guard line.giveUp(ticket) else { return }
    waiters.removeValue(forKey: ticket)?.resume(returning: false)
  }

  private func leave() {
    admit(line.leave())
  }

  private func connectionChanged(isOnline: Bool) {
    guard line.isOnline != isOnline else { return }
    admit(line.connectionChanged(isOnline: isOnline))
  }

  private func admit(_ ticket: SerialLine.Ticket?) {
    guard let ticket else { return }
    waiters.removeValue(forKey: ticket)?.resume(returning: true)
  }
}
