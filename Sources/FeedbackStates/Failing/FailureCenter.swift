import Observation

/// The failures of one scene that are shown outside of their content: its banners and its alert.
///
/// Report each failure once. The answer says where it belongs; banners and alerts are kept here,
/// inline and full-screen failures are shown by whoever reported them.
///
///     let surface = failures.report(error, from: "books", in: situation)
///
/// Failures of one cause make one banner: five loads without a network are one. It leaves by itself
/// when the network is back or every one of them went well. An alert that cannot be presented now
/// waits and is not lost.
@MainActor @Observable
public final class FailureCenter {
  /// What work is known by.
  public typealias Source = AnySendableID

  /// The banners to show, the most severe first.
  public private(set) var banners: [ReportedFailure<Source>] = []
  /// The alert to present now.
  public private(set) var alert: ReportedFailure<Source>?
  /// How many alerts wait.
  public private(set) var waitingAlertCount = 0

  @ObservationIgnored private var board = FailureBoard<Source>()
  @ObservationIgnored private var retries: [Source: @MainActor () -> Void] = [:]
  @ObservationIgnored private var listening: OwnedTask?
  @ObservationIgnored private let strings: FeedbackStrings
  @ObservationIgnored private let cancellation: CancellationClassifier

  /// Makes a center without failures.
  ///
  /// - Parameters:
  ///   - strings: The words.
  ///   - cancellation: What counts as a cancellation rather than a failure.
  public init(
    strings: FeedbackStrings = .current, cancellation: CancellationClassifier = .standard
  ) {
    self.strings = strings
    self.cancellation = cancellation
  }

  /// Reports a failure, in place of what the same work failed with before.
  ///
  /// The way to start the work again is kept for as long as the failure is shown or waits.
  ///
  /// - Parameters:
  ///   - error: The failure.
  ///   - source: What the work is known by.
  ///   - situation: What the person sees and has done.
  ///   - retry: Starts the work again.
  /// - Returns: The one surface, or `nil` for a cancellation, which is no failure.
  /// - Complexity: O(*n*) in the failures that are shown or wait.
  @discardableResult
  public func report(
    _ error: any Error,
    from source: some Hashable & Sendable,
    in situation: FailureSituation,
    retry: (@MainActor () -> Void)? = nil
  ) -> FailureSurface? {
    guard !cancellation.isCancellation(error) else {
      resolve(source)
      return nil
    }
    let description = FailureDescription(error, strings: strings)
    let source = Source(source)
    let surface = board.report(description, from: source, in: situation)
    retries[source] = retry
    publish()
    return surface
  }

  /// The work went well, was called off, or is gone.
  ///
  /// - Parameter source: What the work is known by.
  public func resolve(_ source: some Hashable & Sendable) {
    board.resolve(Source(source))
    publish()
  }

  /// The network is there again: what failed for want of it leaves and is started again.
  public func connectionRestored() {
    let waiting = banners.filter { $0.description.cause == .offline }.flatMap(\.sources)
    let starts = waiting.compactMap { retries[$0] }
    board.connectionRestored()
    publish()
    for start in starts { start() }
  }

  /// Listens to a connection: whenever it comes back, ``connectionRestored()`` follows.
  ///
  /// Listening ends with the center, or when another connection takes its place.
  ///
  /// - Parameter connectivity: Knows whether there is a connection.
  public func follow(_ connectivity: any Connectivity) {
    let updates = connectivity.updates()
    listening = OwnedTask(
      Task { [weak self] in
        var wasOnline = true
        for await isOnline in updates {
          // Inside the loop: a strong reference around it would keep the center for ever.
          guard let self else { return }
          if isOnline, !wasOnline { connectionRestored() }
          wasOnline = isOnline
        }
      })
  }

  /// Starts all the work of a failure again.
  ///
  /// The failure stays until the work went well, fails otherwise, or is dismissed; an alert leaves
  /// at once, since its button was pressed.
  ///
  /// - Parameter failure: The failure.
  public func retry(_ failure: ReportedFailure<Source>) {
    let starts = failure.sources.compactMap { retries[$0] }
    if alert?.id == failure.id { dismiss(failure) }
    for start in starts { start() }
  }

  /// Whether there is a way to start the work of a failure again, and it can help.
  ///
  /// - Parameter failure: The failure.
  /// - Returns: Whether to offer it.
  public func canRetry(_ failure: ReportedFailure<Source>) -> Bool {
    failure.description.retryCanHelp && failure.sources.contains { retries[$0] != nil }
  }

  /// The person has read a failure.
  ///
  /// - Parameter failure: The failure.
  public func dismiss(_ failure: ReportedFailure<Source>) {
    board.dismiss(failure.id)
    publish()
  }

  /// No alert can be presented now; those that come wait.
  ///
  /// - Parameter blocker: Why.
  public func block(_ blocker: AlertBlocker) {
    board.block(blocker)
    publish()
  }

  /// A reason why no alert could be presented is gone.
  ///
  /// - Parameter blocker: The reason.
  public func unblock(_ blocker: AlertBlocker) {
    board.unblock(blocker)
    publish()
  }

  /// The alert could not be presented, or went before the person answered.
  ///
  /// It waits until ``unblock(_:)`` or the next change, and is presented again.
  ///
  /// - Parameter failure: The failure.
  public func presentationFailed(_ failure: ReportedFailure<Source>) {
    board.presentationFailed(failure.id)
    publish()
  }

  private func publish() {
    if banners != board.banners { banners = board.banners }
    if alert != board.alert { alert = board.alert }
    let waiting = board.waitingAlerts
    if waitingAlertCount != waiting.count { waitingAlertCount = waiting.count }
    // Closures of work that is shown nowhere any more are let go.
    let shown = Set((banners + waiting + [alert].compactMap { $0 }).flatMap(\.sources))
    for source in Array(retries.keys) where !shown.contains(source) { retries[source] = nil }
  }
}
