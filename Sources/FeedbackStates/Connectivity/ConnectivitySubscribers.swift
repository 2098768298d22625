/// The streams that a source of connectivity feeds.
@MainActor
final class ConnectivitySubscribers {
  private var continuations: [Int: AsyncStream<Bool>.Continuation] = [:]
  private var nextID = 0

  func stream(startingWith isOnline: Bool) -> AsyncStream<Bool> {
    // Only the newest value matters to a listener that is late.
    let (stream, continuation) = AsyncStream.makeStream(
      of: Bool.self, bufferingPolicy: .bufferingNewest(1))
    let id = nextID
    nextID += 1
    continuations[id] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.continuations[id] = nil }
    }
    continuation.yield(isOnline)
    return stream
  }

  func send(_ isOnline: Bool) {
    for continuation in continuations.values { continuation.yield(isOnline) }
  }

  deinit {
    for continuation in continuations.values { continuation.finish() }
  }
}
