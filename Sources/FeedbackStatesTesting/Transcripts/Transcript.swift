import FeedbackStates

/// What a person sees of a loader, in order and with the time of each change.
///
///     let transcript = Transcript(of: loader)
///     loader.load()
///     await clock.advance(by: .milliseconds(300))
///     #expect(transcript.lines == ["0 ms: loading", "300 ms: spinner"])
///
/// Times are those of the loader's clock, from the start of the recording. Changes that come and go
/// within one turn are not seen by a person and are not recorded.
@MainActor
public final class Transcript {
  /// One change.
  public struct Entry: Hashable, Sendable, CustomStringConvertible {
    /// The time since the recording began.
    public let time: Duration
    /// What changed, such as `spinner` or `failure(…)`.
    public let event: String

    /// The time in milliseconds and the event.
    public var description: String { "\(Self.milliseconds(time)) ms: \(event)" }

    private static func milliseconds(_ duration: Duration) -> Int64 {
      let (seconds, attoseconds) = duration.components
      return seconds * 1000 + attoseconds / 1_000_000_000_000_000
    }
  }

  private struct Waiter {
    let id: Int
    let event: String
    let from: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  /// All changes so far.
  public private(set) var entries: [Entry] = []
  private var waiters: [Waiter] = []
  private var lastWaiter = 0
  private var searchedTo = 0
  private let timekeeper: Timekeeper
  private let began: Moment
  private var lastScene: [Aspect: String] = [:]

  /// Starts to record a loader.
  ///
  /// - Parameter loader: The loader, which the transcript does not keep alive.
  public init<Value>(of loader: Loader<Value>) {
    timekeeper = loader.timekeeper
    began = loader.timekeeper.now
    lastScene = Self.scene(of: loader)
    let look: @MainActor () -> Void = { [weak self, weak loader] in
      guard let self, let loader else { return }
      record(Self.scene(of: loader))
    }
    loader.observers.append(look)
    loader.indicator.observers.append(look)
    loader.refreshIndicator.observers.append(look)
  }

  /// All changes so far, one line each: `300 ms: spinner`.
  public var lines: [String] { entries.map(\.description) }

  /// All changes so far without their times.
  public var events: [String] { entries.map(\.event) }

  /// Writes down something that the test does, such as `tap Retry`.
  ///
  /// - Parameter event: What to write.
  public func note(_ event: String) {
    append(event)
  }

  /// Waits until a change has been recorded.
  ///
  /// Looks from behind the change that the wait before this one found. Returns at once when the
  /// change is there already, and when the task is cancelled, as it is by a test's time limit.
  ///
  /// - Parameter event: The whole event, or its beginning up to a parenthesis: `failure`.
  public func wait(for event: String) async {
    let from = searchedTo
    if let index = firstIndex(of: event, from: from) {
      searchedTo = index + 1
      return
    }
    lastWaiter += 1
    let id = lastWaiter
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume() }
        waiters.append(Waiter(id: id, event: event, from: from, continuation: continuation))
      }
    } onCancel: {
      Task { @MainActor in self.giveUp(id) }
    }
  }

  private func giveUp(_ id: Int) {
    guard let index = waiters.firstIndex(where: { $0.id == id }) else { return }
    waiters.remove(at: index).continuation.resume()
  }

  private func firstIndex(of event: String, from: Int) -> Int? {
    entries.indices.dropFirst(from).first {
      let recorded = entries[$0].event
      return recorded == event || recorded.hasPrefix(event + "(")
        || recorded.hasPrefix(event + " (")
    }
  }

  private func record(_ scene: [Aspect: String]) {
    let last = lastScene
    // Kept first: whoever waits for an entry may make the next change.
    lastScene = scene
    for (aspect, text) in scene where text == Self.unchanged { lastScene[aspect] = last[aspect] }
    for aspect in Aspect.allCases where scene[aspect] != last[aspect] {
      guard scene[aspect] != Self.unchanged else { continue }
      append(scene[aspect] ?? aspect.absence)
    }
  }

  private func append(_ event: String) {
    guard !event.isEmpty else { return }
    entries.append(Entry(time: began.duration(to: timekeeper.now), event: event))
    for (offset, waiter) in waiters.enumerated().reversed() {
      guard let index = firstIndex(of: waiter.event, from: waiter.from) else { continue }
      searchedTo = max(searchedTo, index + 1)
      waiters.remove(at: offset)
      waiter.continuation.resume()
    }
  }
}
