import Observation

/// A load as many apps write it: an enum of the four states and a flag for the refresh.
@MainActor @Observable
final class HandWrittenLoad {
  enum State {
    case notStarted
    case loading
    case loaded([Int])
    case failed(any Error)
  }

  private(set) var state = State.notStarted
  private(set) var isRefreshing = false
  @ObservationIgnored private let operation: @Sendable () async throws -> [Int]

  init(operation: @escaping @Sendable () async throws -> [Int]) {
    self.operation = operation
  }

  func load() async {
    state = .loading
    await ask()
  }

  func refresh() async {
    isRefreshing = true
    await ask()
    isRefreshing = false
  }

  private func ask() async {
    do { state = .loaded(try await operation()) } catch { state = .failed(error) }
  }
}

/// A save as many apps write it: a flag, an error and a task.
@MainActor @Observable
final class HandWrittenSave {
  private(set) var isSaving = false
  private(set) var error: (any Error)?
  @ObservationIgnored private let operation: @Sendable (Int) async throws -> Void

  init(operation: @escaping @Sendable (Int) async throws -> Void) {
    self.operation = operation
  }

  func save(_ input: Int) async {
    guard !isSaving else { return }
    isSaving = true
    error = nil
    let task = Task { try await operation(input) }
    do { try await task.value } catch { self.error = error }
    isSaving = false
  }
}
