extension Loader {
  /// Sees to it that there is an answer, and returns when there is.
  ///
  /// Asks when nothing has been asked, when the last answer was a failure, and when the content is
  /// stale; joins a load that runs; returns at once when the content is fresh. So it may be called
  /// whenever a screen appears:
  ///
  ///     .task { await loader.load() }
  ///
  /// When the calling task is cancelled this returns. If no other task waits for the same work and
  /// the owner did not ask for it, the work is cancelled and the state is as it was before.
  public func load() async {
    await wait { machine, id, now in machine.load(by: .waiter(id), at: now) }
  }

  /// Sees to it that there is an answer, without waiting for it.
  ///
  /// The work goes on until it ends, ``cancel()`` is called or the loader is freed.
  public func load() {
    perform { machine, now in machine.load(by: .owner, at: now) }
  }

  /// Asks the same question again, keeps the content meanwhile, and returns when the work is over.
  ///
  /// Made for `.refreshable`: the work belongs to the loader, since SwiftUI cancels the calling task
  /// when the list is drawn anew. A cancelled caller stops waiting and nothing else. Returns no
  /// sooner than the indicator of the refresh has been seen for its minimum.
  public func refresh() async {
    await wait { machine, id, _ in machine.refresh(by: .refreshWaiter(id)) }
    guard let moment = refreshIndicator.lingersUntil else { return }
    // Cancelled means that nobody looks at the indicator any more.
    try? await timekeeper.sleep(until: moment)
  }

  /// Asks the same question again and keeps the content meanwhile, without waiting.
  public func refresh() {
    perform { machine, _ in machine.refresh(by: .owner) }
  }

  /// Lets go of the content, asks the same question again, and returns when the work is over.
  ///
  /// When the calling task is cancelled and nobody else wants the work, the content is back.
  public func reload() async {
    await wait { machine, id, _ in machine.reload(by: .waiter(id)) }
  }

  /// Lets go of the content and asks the same question again, without waiting.
  public func reload() {
    perform { machine, _ in machine.reload(by: .owner) }
  }

  /// Tries again after a failure, and returns when the work is over.
  ///
  /// A wait for the next attempt, or for the network, ends at once. After a failed refresh the
  /// content stays.
  public func retry() async {
    await wait { machine, id, _ in machine.refresh(by: .waiter(id)) }
  }

  /// Tries again after a failure, without waiting: "Try now".
  public func retry() {
    refresh()
  }

  /// Gives the present work up, for all who wait for it, and restores what stood before it.
  public func cancel() {
    perform { machine, _ in machine.cancel() }
  }

  /// Changes the content on screen, for what the person did to it.
  ///
  /// A refresh that began before the change begins anew, since it might bring back what stood
  /// before. Does nothing while there is no content.
  ///
  /// - Parameter change: Changes the value in place. Called once, at once.
  public func edit(_ change: (inout Value) -> Void) {
    perform { machine, _ in machine.edit(change) }
  }

  /// Marks the content as stale, so that the next `load()` asks again.
  public func invalidate() {
    perform { machine, _ in
      machine.invalidate()
      return []
    }
  }
}
