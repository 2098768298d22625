/// The decisions about failures that are shown outside of their content: banners and alerts.
struct FailureBoard<Source: Hashable & Sendable>: Sendable {
  private(set) var banners: [ReportedFailure<Source>] = []
  /// The alert that is presented and those that wait, in this order.
  private var alerts: [ReportedFailure<Source>] = []
  private var presented: ReportedFailure<Source>.ID?
  private var blockers: Set<AlertBlocker> = []
  private var lastNumber = 0

  /// The alert to present now.
  var alert: ReportedFailure<Source>? {
    alerts.first { $0.id == presented }
  }

  /// The alerts that wait, in the order in which they will be presented.
  var waitingAlerts: [ReportedFailure<Source>] {
    alerts.filter { $0.id != presented }
  }

  /// A failure is reported.
  ///
  /// Returns its one surface.
  mutating func report(
    _ description: FailureDescription, from source: Source, in situation: FailureSituation
  ) -> FailureSurface {
    let surface = FailureRouter.surface(for: description, in: situation)
    var kept: ReportedFailure<Source>.ID?
    switch surface {
    case .inline, .fullScreen: break
    case .banner: kept = add(description, source, to: \.banners)
    case .alert: kept = add(description, source, to: \.alerts)
    }
    // What the source failed with before is no longer true; the same failure again stays as it is.
    forget(source, except: kept)
    present()
    return surface
  }

  /// The work of a source went well, was called off, or is gone.
  mutating func resolve(_ source: Source) {
    forget(source, except: nil)
    present()
  }

  /// The network is there again.
  mutating func connectionRestored() {
    banners.removeAll { $0.description.cause == .offline }
    alerts.removeAll { $0.description.cause == .offline }
    present()
  }

  mutating func dismiss(_ id: ReportedFailure<Source>.ID) {
    banners.removeAll { $0.id == id }
    alerts.removeAll { $0.id == id }
    present()
  }

  mutating func block(_ blocker: AlertBlocker) {
    blockers.insert(blocker)
    // An alert on screen stays: the presenter is busy with it, not with something else.
  }

  mutating func unblock(_ blocker: AlertBlocker) {
    blockers.remove(blocker)
    present()
  }

  /// The presenter could not show the alert, or lost it before the person answered: it waits again.
  mutating func presentationFailed(_ id: ReportedFailure<Source>.ID) {
    guard presented == id else { return }
    presented = nil
  }

  private mutating func add(
    _ description: FailureDescription, _ source: Source,
    to list: WritableKeyPath<Self, [ReportedFailure<Source>]>
  ) -> ReportedFailure<Source>.ID {
    let same = self[keyPath: list].firstIndex {
      description.cause.isShared
        ? $0.description.cause == description.cause : $0.description == description
    }
    if let same {
      if !self[keyPath: list][same].sources.contains(source) {
        self[keyPath: list][same].sources.append(source)
      }
      return self[keyPath: list][same].id
    }
    lastNumber += 1
    let failure = ReportedFailure(
      id: .init(number: lastNumber), description: description, sources: [source])
    let place = self[keyPath: list].firstIndex {
      $0.description.severity < description.severity
    }
    self[keyPath: list].insert(failure, at: place ?? self[keyPath: list].endIndex)
    return failure.id
  }

  private mutating func forget(_ source: Source, except kept: ReportedFailure<Source>.ID?) {
    banners = banners.compactMap { $0.id == kept ? $0 : $0.without(source) }
    alerts = alerts.compactMap { $0.id == kept ? $0 : $0.without(source) }
  }

  private mutating func present() {
    if alert == nil { presented = nil }
    guard presented == nil, blockers.isEmpty else { return }
    presented = alerts.first?.id
  }
}

extension ReportedFailure {
  fileprivate func without(_ source: Source) -> ReportedFailure? {
    var copy = self
    copy.sources.removeAll { $0 == source }
    return copy.sources.isEmpty ? nil : copy
  }
}
