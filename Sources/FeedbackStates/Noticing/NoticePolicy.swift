/// How many notices there may be.
public struct NoticePolicy: Hashable, Sendable {
  /// How many notices that go by themselves are shown at a time.
  public var timedLimit: Int
  /// How many notices that stay are shown at a time.
  ///
  /// They take no place from the others.
  public var permanentLimit: Int
  /// How many notices may wait; beyond that the least important and oldest timed ones are dropped,
  /// so that no backlog plays on when its time is past.
  ///
  /// Failures are never dropped.
  public var waitingLimit: Int
  /// How long a timed notice is shown at least before a more important one may take its place.
  public var minimumDisplay: Duration
  /// How many past notices are remembered.
  public var historyLimit: Int

  /// Makes a policy.
  ///
  /// Limits below what works (one shown, none waiting) are raised to that.
  ///
  /// - Parameters:
  ///   - timedLimit: How many that go by themselves are shown at a time.
  ///   - permanentLimit: How many that stay are shown at a time.
  ///   - waitingLimit: How many may wait.
  ///   - minimumDisplay: How long one is shown before a more important one takes its place.
  ///   - historyLimit: How many past ones are remembered.
  public init(
    timedLimit: Int = 2,
    permanentLimit: Int = 3,
    waitingLimit: Int = 4,
    minimumDisplay: Duration = .seconds(1),
    historyLimit: Int = 50
  ) {
    self.timedLimit = max(1, timedLimit)
    self.permanentLimit = max(1, permanentLimit)
    self.waitingLimit = max(0, waitingLimit)
    self.minimumDisplay = max(.zero, minimumDisplay)
    self.historyLimit = max(0, historyLimit)
  }

  /// Two that go, three that stay, four that wait.
  public static let standard = NoticePolicy()
}

/// A notice that is over.
public struct PastNotice: Hashable, Sendable {
  /// How a notice ended.
  public enum Ending: Hashable, Sendable {
    /// Its time was over.
    case expired
    /// It was dismissed.
    case dismissed
    /// A notice with the same identity took its place.
    case replaced
    /// Too many waited; it was never shown.
    case dropped
  }

  /// The notice, without its action: what that captured is let go.
  public let notice: Notice
  /// How it ended.
  public let ending: Ending
}

/// Why the timers of notices stand still.
public enum NoticePause: Hashable, Sendable {
  /// A finger or pointer is on the notice.
  case touched(Notice.ID)
  /// The keyboard's or an assistive technology's focus is on the notice.
  case focused(Notice.ID)
  /// The app is not in front.
  case background

  var id: Notice.ID? {
    switch self {
    case .touched(let id), .focused(let id): id
    case .background: nil
    }
  }
}

/// Something to speak, once.
public struct NoticeAnnouncement: Identifiable, Hashable, Sendable {
  /// The number of the announcement: later ones have greater numbers.
  public let id: Int
  /// The notice that it is about.
  public let notice: Notice.ID
  /// The text to speak.
  public let text: String
  /// Whether it may interrupt what is being spoken, as failures may.
  public let isUrgent: Bool
}
