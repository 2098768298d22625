import Foundation

/// Runs the same work for many numbers on a few threads with large stacks.
enum WorkerPool {
  /// Deep trees are walked by recursion; the default of half a megabyte would end the process.
  static let stackSize = 64 << 20

  /// The results for `0..<count`, in that order.
  ///
  /// Cost: `threads` threads, which end before this returns.
  static func map<Result: Sendable>(
    count: Int, threads: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let queue = Queue<Result>(count: count)
    let group = DispatchGroup()
    for _ in 0..<max(1, min(threads, count)) {
      group.enter()
      let thread = Thread {
        while let number = queue.next() { queue.store(work(number), at: number) }
        group.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    group.wait()
    return queue.results()
  }

  /// The numbers that are left and the results so far.
  ///
  /// `@unchecked Sendable`: every access to the two variables holds the lock.
  private final class Queue<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var upcoming = 0
    private var stored: [Result?]

    init(count: Int) {
      stored = Array(repeating: nil, count: count)
    }

    func next() -> Int? {
      lock.withLock {
        guard upcoming < stored.count else { return nil }
        defer { upcoming += 1 }
        return upcoming
      }
    }

    func store(_ result: Result, at number: Int) {
      lock.withLock { stored[number] = result }
    }

    func results() -> [Result] {
      lock.withLock { stored.compactMap { $0 } }
    }
  }
}
