extension PagedLoader {
  /// Sees to it that there is a list, and returns when there is; as `Loader.load()`.
  public func load() async {
    await first.load()
  }

  /// Sees to it that there is a list, without waiting for it.
  public func load() {
    first.load()
  }

  /// Asks for the first page anew, keeps the list meanwhile, and returns when the work is over; as
  /// `Loader.refresh()`.
  ///
  /// A page under way is given up. When the first page is there, the list begins anew with it.
  public func refresh() async {
    await first.refresh()
  }

  /// Asks for the first page anew and keeps the list meanwhile, without waiting.
  public func refresh() {
    first.refresh()
  }

  /// Lets go of the list, asks for the first page, and returns when the work is over.
  public func reload() async {
    await first.reload()
  }

  /// Lets go of the list and asks for the first page, without waiting.
  public func reload() {
    first.reload()
  }

  /// Tries again what failed: the list, its refresh, or the page that the list waits for.
  public func retry() {
    if first.state.isSuccess, state.isFailure {
      retryPage()
    } else {
      first.retry()
    }
  }

  /// Gives up whatever is under way and restores what stood before.
  public func cancel() {
    first.cancel()
    following.cancel()
  }
}
