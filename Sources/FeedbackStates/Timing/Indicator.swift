import Observation

/// An indicator of running work, kept on a clock.
///
/// Loaders, buttons, overlays and refreshes all use this one, so none of them can flash:
///
///     let indicator = Indicator()
///     indicator.begin()
///     defer { indicator.end() }
///
/// A view reads ``phase`` and is drawn again whenever it changes. What the indicator has scheduled
/// goes when the indicator goes.
@MainActor @Observable
public final class Indicator {
  /// What to show now.
  public private(set) var phase = IndicatorPhase.idle

  @ObservationIgnored private var machine: IndicatorMachine
  @ObservationIgnored private let alarm: Alarm
  /// Called in the turn in which the phase changes, before views are drawn again.
  @ObservationIgnored package var observers: [@MainActor () -> Void] = []

  /// Makes an indicator that is idle.
  ///
  /// - Parameters:
  ///   - timing: The times to keep.
  ///   - clock: The clock to keep them on.
  public convenience init(
    timing: IndicatorTiming = .standard,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(timing: timing, timekeeper: Timekeeper(clock))
  }

  /// Makes an indicator that shares a timekeeper with others.
  ///
  /// - Parameters:
  ///   - timing: The times to keep.
  ///   - timekeeper: What tells the time.
  public init(timing: IndicatorTiming, timekeeper: Timekeeper) {
    machine = IndicatorMachine(timing: timing)
    alarm = Alarm(timekeeper: timekeeper)
  }

  /// The times that the indicator keeps.
  ///
  /// A change takes effect with the next event.
  public var timing: IndicatorTiming {
    get { machine.timing }
    set { machine.timing = newValue }
  }

  var lingersUntil: Moment? { machine.lingersUntil }

  /// Says that work begins.
  ///
  /// - Parameter contentVisible: Whether the content is on screen already, so that no indicator
  ///   is due.
  public func begin(contentVisible: Bool = false) {
    perform(machine.begin(at: alarm.now, contentVisible: contentVisible))
  }

  /// Says that work has ended.
  ///
  /// Does nothing when none runs.
  ///
  /// - Parameter ending: How it ended.
  public func end(_ ending: IndicatorMachine.Ending = .completed) {
    perform(machine.end(ending, at: alarm.now))
  }

  /// Says whether work runs, for callers that know a state rather than events.
  ///
  /// Saying the same twice changes nothing, so a view may call this from `onChange`.
  ///
  /// - Parameters:
  ///   - isBusy: Whether work runs.
  ///   - contentVisible: Whether the content is on screen already.
  public func update(isBusy: Bool, contentVisible: Bool = false) {
    if isBusy, !machine.phase.isBusy { begin(contentVisible: contentVisible) }
    if !isBusy, machine.phase.isBusy { end() }
  }

  private func perform(_ action: IndicatorMachine.Action) {
    switch action {
    case .wake(let moment):
      alarm.set(for: moment) { [weak self] now in
        guard let self else { return }
        perform(machine.tick(at: now))
      }
    case .rest:
      alarm.clear()
    }
    guard phase != machine.phase else { return }
    phase = machine.phase
    for observer in observers { observer() }
  }
}
