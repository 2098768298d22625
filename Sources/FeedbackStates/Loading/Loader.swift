import Observation

/// Loads one value and keeps it: the model behind a screen that shows asynchronous data.
///
///     @State private var books = Loader { try await library.books() }
///
///     LoaderView(books) { BookList($0) }
///       .task { await books.load() }
///       .refreshable { await books.refresh() }
///
/// What holds, whatever the operation does:
///
/// - The first load shows ``Loadable/loading``; a refresh keeps the content and sets
///   ``isRefreshing``; a refresh that fails keeps the content and sets ``refreshFailure``.
/// - Another question, asked with `load(id:)`, does not show the old answer as its own.
/// - A load that is cancelled, in whatever way, restores what stood before it. A cancellation is
///   never a failure.
/// - The newest load wins: an older one that ends later changes nothing.
/// - A load that is asked for while it runs is joined. The work is cancelled when the last task
///   that waits for it is, unless the owner asked for it too.
/// - When the loader is freed, its work is cancelled.
///
/// Every method comes twice: with `await` for `.task` and `.refreshable`, where it returns when
/// the work is over, and without for buttons.
@MainActor @Observable
public final class Loader<Value: Sendable> {
  /// The answer, or where it stands.
  public private(set) var state = Loadable<Value>.notInitiated
  /// Whether the content on screen is being asked for anew.
  public private(set) var isRefreshing = false
  /// Whether the content on screen answers the question before the present one; only after
  /// `load(id:keepingPrevious:_:)`.
  public private(set) var isPrevious = false
  /// Why the content on screen could not be brought up to date, until the next attempt.
  public private(set) var refreshFailure: (any Error)?
  /// What the loader is doing: working, waiting to try again, waiting for the network.
  public private(set) var activity = LoadActivity.idle
  /// How far the work has come, when its source says so.
  public private(set) var progress: LoadProgress?
  /// Why the newest attempt that failed did so, until one succeeds.
  ///
  /// Cancelling a load that was waiting to try again restores the state before it; the reason of
  /// its failed attempts is kept here.
  public private(set) var lastFailure: (any Error)?

  /// The wait that is shown in place of content; `nil` when the content or the failure is due.
  package private(set) var shownWait: LoadWait? = LoadWait()

  /// The indicator of a first load, to be shown in place of content.
  public let indicator: Indicator
  /// The indicator of a refresh, to be shown beside content.
  public let refreshIndicator: Indicator

  /// Whether attempts that would come by themselves wait, as while the app is in the background.
  ///
  /// An attempt whose moment has passed meanwhile begins as soon as this is `false` again. Loads that
  /// are asked for, and work that is under way, go on. `LoaderView` sets it from the scene's phase.
  @ObservationIgnored public var isPaused = false {
    didSet { if !isPaused { resumeWaking() } }
  }

  @ObservationIgnored var hasMissedWake = false
  @ObservationIgnored var machine: LoaderMachine<Value>
  @ObservationIgnored let options: LoaderOptions
  @ObservationIgnored package let timekeeper: Timekeeper
  @ObservationIgnored let alarm: Alarm
  @ObservationIgnored var work: OwnedTask?
  @ObservationIgnored var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  @ObservationIgnored var lastWaiter = 0
  @ObservationIgnored private var listener: OwnedTask?
  @ObservationIgnored private var publishedRevision = 0
  /// Called in each turn after something happened, when everything is in line again.
  @ObservationIgnored package var observers: [@MainActor () -> Void] = []

  /// Makes a loader of what an operation returns.
  ///
  /// - Parameters:
  ///   - options: How the loader behaves.
  ///   - operation: Does the work; off the main actor unless it says otherwise. What it captures
  ///     must be safe to share; a `@MainActor` closure may capture anything of the main actor.
  public convenience init(
    options: LoaderOptions = LoaderOptions(),
    operation: @escaping @Sendable () async throws -> Value
  ) {
    self.init(source: LoadSource(operation), options: options)
  }

  /// Makes a loader of a source.
  ///
  /// - Parameters:
  ///   - source: Where the answers come from. Without one, the loader waits for `load(id:)`.
  ///   - options: How the loader behaves.
  public init(source: LoadSource<Value>? = nil, options: LoaderOptions = LoaderOptions()) {
    self.options = options
    let timekeeper = Timekeeper(options.clock)
    self.timekeeper = timekeeper
    alarm = Alarm(timekeeper: timekeeper)
    indicator = Indicator(timing: options.timing, timekeeper: timekeeper)
    refreshIndicator = Indicator(timing: options.refreshTiming, timekeeper: timekeeper)
    machine = LoaderMachine(
      rules: .init(
        staleAfter: options.staleAfter, retry: options.retry, cancellation: options.cancellation,
        waitsForNetwork: options.connectivity != nil,
        isConnectionFailure: options.isConnectionFailure),
      question: source.map { LoadQuestion(id: nil, source: $0) })
    indicator.observers.append { [weak self] in self?.publishWait() }
    listen()
  }

  /// Whether the content is older than ``LoaderOptions/staleAfter``, or was invalidated.
  ///
  /// Read from the clock, so a view is not drawn again when content becomes stale.
  public var isStale: Bool { machine.isStale(at: timekeeper.now) }

  /// The age of the content; `nil` when there is none.
  ///
  /// Read from the clock, so a view is not drawn again as time passes.
  public var timeSinceUpdate: Duration? {
    guard let updated = machine.settled.updated else { return nil }
    return updated.duration(to: timekeeper.now)
  }

  var deliveryCount: Int { machine.deliveryCount }

  private func listen() {
    guard let connectivity = options.connectivity else { return }
    let updates = connectivity.updates()
    listener = OwnedTask(
      Task { [weak self] in
        for await isOnline in updates { self?.connectivityChanged(isOnline) }
      })
  }

  private func connectivityChanged(_ isOnline: Bool) {
    perform { machine, _ in machine.connectivityChanged(isOnline: isOnline) }
  }

  /// Brings what views read in line with the machine, and touches nothing that did not change.
  func publish() {
    if publishedRevision != machine.contentRevision {
      publishedRevision = machine.contentRevision
      state = machine.content
    }
    if isRefreshing != machine.isRefreshing { isRefreshing = machine.isRefreshing }
    if isPrevious != machine.isPrevious { isPrevious = machine.isPrevious }
    if activity != machine.activity { activity = machine.activity }
    if progress != machine.progress { progress = machine.progress }
    if !isSame(refreshFailure, machine.refreshFailure) { refreshFailure = machine.refreshFailure }
    if !isSame(lastFailure, machine.lastFailure) { lastFailure = machine.lastFailure }
  }

  func publishWait() {
    let wait = currentWait
    if shownWait != wait { shownWait = wait }
  }

  private func isSame(_ lhs: (any Error)?, _ rhs: (any Error)?) -> Bool {
    switch (lhs, rhs) {
    case (nil, nil): return true
    case (let lhs?, let rhs?): return errorsAreEqual(lhs, rhs)
    case (nil, _?), (_?, nil): return false
    }
  }
}
