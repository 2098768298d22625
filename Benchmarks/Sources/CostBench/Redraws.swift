import Observation

/// Reads a state as a view does, and again in a turn of its own whenever it has changed.
@MainActor
final class Redraws {
  /// How often the state was read again.
  private(set) var count = 0
  private let read: @MainActor () -> Void

  init(_ read: @escaping @MainActor () -> Void) {
    self.read = read
    track()
  }

  private func track() {
    withObservationTracking(read) { [weak self] in
      Task { @MainActor in
        guard let self else { return }
        self.count += 1
        self.track()
      }
    }
  }
}
