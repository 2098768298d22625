/// Decides what a loader shows and does: the contract of ``Loader`` without tasks or clocks.
///
/// Inputs are mutating functions that carry the moment at which they happened; each answers the
/// actions that the runner must perform, in order. Every input that comes from a run carries the
/// run's number, and an older run changes nothing.
struct LoaderMachine<Value: Sendable>: Sendable {
  /// What the runner must do.
  enum Action: Sendable {
    /// Run a source; everything that it says carries this number.
    case start(run: Int, LoadSource<Value>)
    /// Cancel the task of the run that went before.
    case cancelWork
    /// Let these waiters go on.
    case resume([Int])
    /// Call `tick(at:)` at this moment; forget any moment named before.
    case wake(at: Moment)
    /// Forget any moment named before.
    case stopWaking
    case beginIndicator(IndicatorKind)
    case endIndicator(IndicatorKind, IndicatorMachine.Ending)
  }

  enum IndicatorKind: Sendable { case page, refresh }

  /// Who wants the work.
  enum Caller: Hashable, Sendable {
    /// The owner of the loader: the work goes on until it ends or is cancelled.
    case owner
    /// A task that waits: the work goes on while at least one waits.
    case waiter(Int)
    /// A task that waits for work that the owner holds, until there is a first value.
    case refreshWaiter(Int)
  }

  /// What the machine goes by.
  struct Rules: Sendable {
    var staleAfter: Duration?
    var retry = RetryPolicy.off
    var cancellation = CancellationClassifier.standard
    var waitsForNetwork = false
    var isConnectionFailure: @Sendable (any Error) -> Bool = indicatesMissingConnection
  }

  /// What stands while no work runs, and what a cancellation restores.
  struct Settled: Sendable {
    enum Content: Sendable {
      case notInitiated
      case success(Value)
      case failure(any Error)
    }

    var content = Content.notInitiated
    var question: LoadQuestion<Value>?
    var refreshFailure: (any Error)?
    var updated: Moment?
    var isInvalidated = false
    /// The newest load failed for want of a connection.
    var lacksConnection = false
  }

  /// Work that was asked for.
  struct Run: Sendable {
    enum Presentation: Sendable {
      /// Nothing to show yet.
      case loading
      /// The answer to the same question is on screen.
      case refreshing
      /// The answer to another question is on screen, because the caller wished so.
      case previous
      /// This run has delivered a value and may deliver more.
      case delivered
    }

    enum Stage: Sendable {
      case working
      case waitingToRetry(RetryWait)
      case waitingForNetwork
    }

    var id: Int
    var question: LoadQuestion<Value>
    /// What a cancellation restores.
    var base: Settled
    var presentation: Presentation
    var stage: Stage
    var retries = 0
    /// The indicator that was begun and not ended.
    var openIndicator: IndicatorKind?
    var progress: LoadProgress?
    var isHeld = false
    var waiters: Set<Int> = []
    /// Those of the waiters that the first value satisfies.
    var refreshWaiters: Set<Int> = []
  }

  enum State: Sendable {
    case settled(Settled)
    case running(Run)
  }

  let rules: Rules
  /// Whether there is a connection, as far as is known.
  ///
  /// Set before each input.
  var isOnline = true
  /// Changes whenever ``content`` may have changed.
  var contentRevision = 0
  /// How many values have been taken.
  var deliveryCount = 0
  /// Why the newest attempt that failed did so, until one succeeds.
  ///
  /// Outlives a cancellation.
  var lastFailure: (any Error)?
  var state: State
  var lastRun = 0

  init(rules: Rules, question: LoadQuestion<Value>? = nil) {
    self.rules = rules
    state = .settled(Settled(question: question))
  }
}
