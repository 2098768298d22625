extension RenderedPage {
  /// How many bodies have been evaluated since the page was made.
  ///
  /// For tests and benchmarks that hold how much of a page a change draws again.
  public var bodyCount: Int { runtime.counts.bodies }

  /// Calls a closure when something changed and the page has to be drawn, once until it is drawn.
  ///
  /// A rendered page draws itself whenever it is asked for something. To draw it as a live page
  /// does, once for all that changes in a turn, call ``takeOperations()`` in the next turn.
  ///
  /// - Parameter perform: What to do; replaces what was given before.
  public func onNeedsRender(_ perform: @escaping @MainActor () -> Void) {
    runtime.needsRender = perform
  }
}
