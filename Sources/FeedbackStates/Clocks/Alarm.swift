/// Rings once at a moment, unless it is set again, cleared or freed first.
@MainActor
final class Alarm {
  private let timekeeper: Timekeeper
  private var pending: (moment: Moment, task: OwnedTask)?

  init(timekeeper: Timekeeper) {
    self.timekeeper = timekeeper
  }

  var now: Moment { timekeeper.now }

  /// Rings at a moment.
  ///
  /// Setting the same moment again keeps the task that waits for it.
  func set(for moment: Moment, _ ring: @escaping @MainActor (Moment) -> Void) {
    guard pending?.moment != moment else { return }
    let task = Task { [weak self, timekeeper] in
      do { try await timekeeper.sleep(until: moment) } catch { return }
      // Cleared between the end of the sleep and this turn.
      guard !Task.isCancelled, let self else { return }
      pending = nil
      ring(max(timekeeper.now, moment))
    }
    pending = (moment, OwnedTask(task))
  }

  func clear() {
    pending = nil
  }
}

/// A task that is cancelled when its owner lets go of it.
final class OwnedTask: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) {
    self.task = task
  }

  deinit { task.cancel() }
}
