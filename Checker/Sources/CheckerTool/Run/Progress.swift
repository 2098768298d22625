import Foundation

/// A line on standard error that counts, where a terminal shows it and the run takes long.
///
/// `@unchecked Sendable`: every access to the variables holds the lock.
final class Progress: @unchecked Sendable {
  private let lock = NSLock()
  private let console: Console
  private let steps: Int
  private var done = 0
  private var started: ContinuousClock.Instant
  private var shown: ContinuousClock.Instant?

  init(console: Console, steps: Int) {
    self.console = console
    self.steps = steps
    started = .now
  }

  /// Counts one step.
  func step() {
    lock.withLock {
      done += 1
      guard console.showsProgress else { return }
      let now = ContinuousClock.now
      guard now - started > .seconds(1), shown.map({ now - $0 > .milliseconds(100) }) ?? true
      else { return }
      shown = now
      console.message("\r\u{1B}[Kchecking… \(100 * done / max(1, steps)) %")
    }
  }

  /// Removes the line.
  func finish() {
    lock.withLock {
      if shown != nil { console.message("\r\u{1B}[K") }
    }
  }
}
