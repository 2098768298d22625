/// Lets work that is ready run, as far as it gets without time passing.
///
/// Use it before asserting that something did *not* happen. To wait for something that does, wait
/// for the thing itself (``Transcript/wait(for:)``, ``Gate/call(_:)``), which needs no luck.
///
/// It goes round a fixed number of times through the back of every queue, so it always returns;
/// work that hops between threads more often than that may need it twice.
///
/// - Parameter rounds: How many times.
public func settle(rounds: Int = 12) async {
  for _ in 0..<rounds {
    await Task.detached(priority: .background) { await Task.yield() }.value
    await MainActor.run {}
  }
}
