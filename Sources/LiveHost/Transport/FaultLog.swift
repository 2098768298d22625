import FoundationEssentials
import Synchronization

/// Says on standard error what was refused: once a minute for each kind, with a count, so that a
/// hostile visitor cannot fill a disk.
final class FaultLog: Sendable {
  static let shared = FaultLog()

  private struct Entry {
    var last: ContinuousClock.Instant
    var suppressed = 0
  }

  private let entries = Mutex<[String: Entry]>([:])
  private let write: @Sendable (String) -> Void

  init(write: @escaping @Sendable (String) -> Void = FaultLog.writeToStandardError) {
    self.write = write
  }

  /// Reports a fault of a kind.
  ///
  /// Control characters in the text are shown as `?`.
  func report(_ kind: String, _ text: String, at now: ContinuousClock.Instant = .now) {
    let line: String? = entries.withLock { entries in
      if let entry = entries[kind], now - entry.last < .seconds(60) {
        entries[kind]?.suppressed += 1
        return nil
      }
      let suppressed = entries[kind]?.suppressed ?? 0
      entries[kind] = Entry(last: now)
      return suppressed == 0 ? text : "\(text) (and \(suppressed) more like it)"
    }
    guard let line else { return }
    write(String(decoding: line.utf8.prefix(400).map { $0 < 32 ? 63 : $0 }, as: UTF8.self))
  }

  private static let writeToStandardError: @Sendable (String) -> Void = { line in
    try? FileHandleOutput.standardError("live page: \(line)\n")
  }
}
