import Observation

/// The notices of one scene.
///
///     notices.show(Notice(.success, title: "Book saved"))
///
/// A host view draws ``visible``, speaks what ``takeAnnouncements()`` gives, and says when a notice
/// is touched or focused. Make one center for each scene; sheets of the scene share it.
@MainActor @Observable
public final class NoticeCenter {
  /// What to show, the most important first.
  public private(set) var visible: [Notice] = []
  /// What waits for a place, in the order in which it will get one.
  public private(set) var waiting: [Notice] = []
  /// Notices that are over, oldest first, as many as the policy says.
  public private(set) var history: [PastNotice] = []
  /// The number of the last announcement: when it changes there is something to speak.
  public private(set) var lastAnnouncementID = 0

  @ObservationIgnored private var queue: NoticeQueue
  @ObservationIgnored private let alarm: Alarm

  /// Makes a center without notices.
  ///
  /// - Parameters:
  ///   - policy: How many notices there may be.
  ///   - clock: What tells the time.
  public init(
    policy: NoticePolicy = .standard, clock: any Clock<Duration> = ContinuousClock()
  ) {
    queue = NoticeQueue(policy: policy)
    alarm = Alarm(timekeeper: Timekeeper(clock))
  }

  /// Shows a notice.
  ///
  /// One with the same identity is replaced in place and its time begins anew.
  ///
  /// - Parameter notice: The notice.
  /// - Returns: Its identity, for ``dismiss(_:)``.
  @discardableResult
  public func show(_ notice: Notice) -> Notice.ID {
    change { $0.show(notice, at: $1) }
    return notice.id
  }

  /// Takes a notice away, even one that was shown in the same turn or still waits.
  ///
  /// - Parameter id: The notice. One that is not here is ignored.
  public func dismiss(_ id: Notice.ID) {
    change { $0.dismiss(id, at: $1) }
  }

  /// Takes all notices away.
  public func dismissAll() {
    change { $0.dismissAll(at: $1) }
  }

  /// Whether a notice is shown or waits.
  ///
  /// - Parameter id: The notice.
  /// - Returns: Whether it is here.
  public func contains(_ id: Notice.ID) -> Bool {
    visible.contains { $0.id == id } || waiting.contains { $0.id == id }
  }

  /// Stops the timers for a reason.
  ///
  /// They go on when every reason is gone; a reason that belongs to a notice goes with it.
  ///
  /// - Parameter reason: The reason.
  public func pause(for reason: NoticePause) {
    change { $0.pause(reason, at: $1) }
  }

  /// Takes a reason back for which the timers stand still.
  ///
  /// - Parameter reason: The reason.
  public func resume(from reason: NoticePause) {
    change { $0.resume(reason, at: $1) }
  }

  /// Takes what is to be spoken.
  ///
  /// Each announcement is handed out once, to whoever asks first.
  ///
  /// - Returns: The announcements, oldest first.
  public func takeAnnouncements() -> [NoticeAnnouncement] {
    queue.takeAnnouncements()
  }

  private func change(_ body: (inout NoticeQueue, Moment) -> Void) {
    body(&queue, alarm.now)
    publish()
  }

  private func publish() {
    if visible != queue.visible { visible = queue.visible }
    if waiting != queue.waiting { waiting = queue.waiting }
    if history != queue.history { history = queue.history }
    if let last = queue.announcements.last?.id, last != lastAnnouncementID {
      lastAnnouncementID = last
    }
    guard let deadline = queue.deadline else { return alarm.clear() }
    alarm.set(for: deadline) { [weak self] now in
      guard let self else { return }
      queue.tick(at: now)
      publish()
    }
  }
}
