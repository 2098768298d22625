import Synchronization

/// A clock on which every sleep lasts until the test ends it.
final class HeldClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  let now = Instant(offset: .zero)
  let minimumResolution = Duration.zero
  private let sleeps = AsyncStream<Duration>.makeStream()
  private let ends = AsyncStream<Void>.makeStream()

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    sleeps.continuation.yield(deadline.offset)
    for await _ in ends.stream { return }
    throw CancellationError()
  }

  /// The length of the next sleep, as soon as it has begun.
  func nextSleep() async -> Duration? {
    await sleeps.stream.first { _ in true }
  }

  func endSleep() {
    ends.continuation.yield()
  }
}
