/// One run of a mutation: its task, and those who wait for its end.
///
/// It holds the work, not the mutation, so the work ends even if the mutation is gone.
@MainActor
final class MutationRun<Output> {
  private let timekeeper: Timekeeper
  private let cancellation: CancellationClassifier
  private var task: Task<Void, Never>?
  private var result: MutationOutcome<Output>?
  private var waiters: [CheckedContinuation<Void, Never>] = []

  init(timekeeper: Timekeeper, cancellation: CancellationClassifier) {
    self.timekeeper = timekeeper
    self.cancellation = cancellation
  }

  func start(
    at begins: Moment?,
    in scope: SerialScope?,
    onBegin: @escaping @MainActor () -> Void,
    onEnd: @escaping @MainActor (MutationMachine<Output>.Ending) -> Void,
    work: @escaping @MainActor () async throws -> Output
  ) {
    task = Task {
      let ending = await end(at: begins, in: scope, onBegin: onBegin, work: work)
      onEnd(ending)
      switch ending {
      case .success(let output): finish(.succeeded(output))
      case .failure(let error): finish(.failed(error))
      case .cancellation: finish(.cancelled)
      }
    }
  }

  func cancel() {
    task?.cancel()
    finish(.cancelled)
  }

  func outcome() async -> MutationOutcome<Output> {
    while true {
      if let result { return result }
      await withCheckedContinuation { waiters.append($0) }
    }
  }

  private func end(
    at begins: Moment?,
    in scope: SerialScope?,
    onBegin: () -> Void,
    work: @escaping @MainActor () async throws -> Output
  ) async -> MutationMachine<Output>.Ending {
    do {
      if let begins {
        try await timekeeper.sleep(until: begins)
        try Task.checkCancellation()
        onBegin()
      }
      guard let scope else { return .success(try await work()) }
      return .success(try await scope.run(work))
    } catch {
      // What a call for cancellation makes of the work comes here too, and is ignored: that run
      // has ended for its mutation and for those who waited.
      return cancellation.isCancellation(error) ? .cancellation : .failure(error)
    }
  }

  /// The first end counts: a run that was called off stays called off.
  private func finish(_ outcome: MutationOutcome<Output>) {
    guard result == nil else { return }
    result = outcome
    let waiting = waiters
    waiters = []
    for waiter in waiting { waiter.resume() }
  }
}
