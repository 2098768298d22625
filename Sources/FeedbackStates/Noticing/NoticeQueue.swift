/// The decisions about notices, without a clock or a screen of its own.
///
/// Every input carries the moment at which it happened; afterwards ``visible`` is what to show and
/// ``deadline`` is when to call `tick(at:)` next.
struct NoticeQueue: Sendable {
  fileprivate struct Entry: Sendable {
    var notice: Notice
    /// Arrival; of two equally important notices the earlier one comes first.
    let number: Int
    var display: Display
    /// What was spoken last of this identity while it was here.
    var spoken: String?
  }

  fileprivate enum Display: Sendable {
    case waiting
    /// `remaining` is the time left at `since`, or `nil` for a notice that stays.
    case shown(first: Moment, since: Moment, remaining: Duration?)
  }

  private(set) var history: [PastNotice] = []
  /// What is to be spoken and has not been taken yet.
  private(set) var announcements: [NoticeAnnouncement] = []

  private let policy: NoticePolicy
  private var entries: [Entry] = []
  private var pauses: Set<NoticePause> = []
  private var lastNumber = 0
  private var lastAnnouncement = 0

  init(policy: NoticePolicy) {
    self.policy = policy
  }

  /// What to show, the most important first.
  var visible: [Notice] {
    entries.filter(\.isShown).sorted(by: Self.isBefore).map(\.notice)
  }

  /// What waits for a place, in the order in which it will get one.
  var waiting: [Notice] {
    entries.filter { !$0.isShown }.sorted(by: Self.isBefore).map(\.notice)
  }

  var isPaused: Bool { !pauses.isEmpty }

  func contains(_ id: Notice.ID) -> Bool {
    entries.contains { $0.notice.id == id }
  }

  // MARK: Inputs

  /// Shows a notice, in place of the one with the same identity if there is one.
  mutating func show(_ notice: Notice, at now: Moment) {
    expire(at: now)
    if let index = entries.firstIndex(where: { $0.notice.id == notice.id }) {
      let old = entries[index].notice
      // A working notice that only moves on would fill the history with itself.
      if old.kind.name != notice.kind.name || old.spokenText != notice.spokenText {
        remember(old, .replaced)
      }
      let wasTimed = old.isTimed
      entries[index].notice = notice
      if case .shown(let first, _, _) = entries[index].display {
        // A notice that changes between staying and going competes for other places.
        entries[index].display =
          wasTimed == notice.isTimed
          ? .shown(first: first, since: now, remaining: notice.lifetime.duration) : .waiting
      }
    } else {
      lastNumber += 1
      entries.append(Entry(notice: notice, number: lastNumber, display: .waiting))
    }
    settle(at: now)
  }

  /// Takes a notice away, shown or waiting.
  ///
  /// Returns whether there was one.
  @discardableResult
  mutating func dismiss(_ id: Notice.ID, at now: Moment) -> Bool {
    expire(at: now)
    guard let index = entries.firstIndex(where: { $0.notice.id == id }) else { return false }
    remove(index, .dismissed, at: now)
    settle(at: now)
    return true
  }

  mutating func dismissAll(at now: Moment) {
    expire(at: now)
    for entry in entries { remember(entry.notice, .dismissed) }
    entries = []
    announcements = []
    hold(pauses.filter { $0.id == nil }, at: now)
  }

  mutating func pause(_ pause: NoticePause, at now: Moment) {
    expire(at: now)
    // A finger that comes late must not stop the others for ever.
    if let id = pause.id, !contains(id) { return }
    hold(pauses.union([pause]), at: now)
    settle(at: now)
  }

  mutating func resume(_ pause: NoticePause, at now: Moment) {
    expire(at: now)
    hold(pauses.subtracting([pause]), at: now)
    settle(at: now)
  }

  mutating func tick(at now: Moment) {
    expire(at: now)
    settle(at: now)
  }

  /// Takes what is to be spoken, so that of several hosts only one speaks it.
  mutating func takeAnnouncements() -> [NoticeAnnouncement] {
    defer { announcements = [] }
    return announcements
  }

  // MARK: Time

  /// When `tick(at:)` has something to do next.
  var deadline: Moment? {
    guard !isPaused else { return nil }
    let ends = entries.compactMap(\.end)
    guard let challenger = waitingTimed.first else { return ends.min() }
    let places =
      shownTimed
      .filter { $0.notice.kind.severity < challenger.notice.kind.severity }
      .compactMap { $0.firstShown?.advanced(by: policy.minimumDisplay) }
    return (ends + places).min()
  }

  private mutating func expire(at now: Moment) {
    guard !isPaused else { return }
    for index in entries.indices.reversed() {
      guard let end = entries[index].end, end <= now else { continue }
      remove(index, .expired, at: now)
    }
  }

  /// Stops or starts the timers when the reasons to stand still come or go.
  private mutating func hold(_ new: Set<NoticePause>, at now: Moment) {
    defer { pauses = new }
    guard new.isEmpty != pauses.isEmpty else { return }
    for index in entries.indices {
      guard case .shown(let first, let since, let remaining?) = entries[index].display else {
        continue
      }
      // Timers ran until now, or stood still until now.
      let left = pauses.isEmpty ? remaining - since.duration(to: now) : remaining
      entries[index].display = .shown(first: first, since: now, remaining: left)
    }
  }

  // MARK: Places

  private var waitingTimed: [Entry] {
    entries.filter { !$0.isShown && $0.notice.isTimed }.sorted(by: Self.isBefore)
  }

  private var shownTimed: [Entry] {
    entries.filter { $0.isShown && $0.notice.isTimed }
  }

  private mutating func settle(at now: Moment) {
    fill(isTimed: false, limit: policy.permanentLimit, at: now)
    fill(isTimed: true, limit: policy.timedLimit, at: now)
    makeWay(at: now)
    speak()
    dropBacklog(at: now)
  }

  private mutating func fill(isTimed: Bool, limit: Int, at now: Moment) {
    var free = limit - entries.count { $0.isShown && $0.notice.isTimed == isTimed }
    while free > 0, let index = bestWaiting(isTimed: isTimed) {
      present(index, at: now)
      free -= 1
    }
  }

  /// Gives the place of a less important notice, seen for long enough, to a more important one.
  private mutating func makeWay(at now: Moment) {
    while !isPaused, let index = bestWaiting(isTimed: true) {
      let severity = entries[index].notice.kind.severity
      let yielding = entries.indices
        .filter { other in
          guard let first = entries[other].firstShown, entries[other].notice.isTimed else {
            return false
          }
          return entries[other].notice.kind.severity < severity
            && first.advanced(by: policy.minimumDisplay) <= now
        }
        .min { entries[$0].notice.kind.severity < entries[$1].notice.kind.severity }
      guard let yielding else { return }
      let number = entries[index].number
      remove(yielding, .expired, at: now)
      guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
      present(index, at: now)
    }
  }

  private mutating func present(_ index: Int, at now: Moment) {
    entries[index].display =
      .shown(first: now, since: now, remaining: entries[index].notice.lifetime.duration)
  }

  private func bestWaiting(isTimed: Bool) -> Int? {
    entries.indices
      .filter { !entries[$0].isShown && entries[$0].notice.isTimed == isTimed }
      .min { Self.isBefore(entries[$0], entries[$1]) }
  }

  private mutating func dropBacklog(at now: Moment) {
    while entries.count(where: { !$0.isShown }) > policy.waitingLimit {
      let index = entries.indices
        .filter { !entries[$0].isShown && entries[$0].canBeDropped }
        .min {
          let lhs = entries[$0]
          let rhs = entries[$1]
          return (lhs.notice.kind.severity, lhs.number) < (rhs.notice.kind.severity, rhs.number)
        }
      guard let index else { return }
      remove(index, .dropped, at: now)
    }
  }

  /// Speaks what is shown and was not spoken yet in these words.
  private mutating func speak() {
    for index in entries.indices where entries[index].isShown {
      let notice = entries[index].notice
      guard entries[index].spoken != notice.spokenText else { continue }
      entries[index].spoken = notice.spokenText
      lastAnnouncement += 1
      announcements.append(
        NoticeAnnouncement(
          id: lastAnnouncement, notice: notice.id, text: notice.spokenText,
          isUrgent: notice.kind == .failure))
    }
  }

  private mutating func remove(_ index: Int, _ ending: PastNotice.Ending, at now: Moment) {
    let notice = entries.remove(at: index).notice
    remember(notice, ending)
    if ending == .dismissed { announcements.removeAll { $0.notice == notice.id } }
    hold(pauses.filter { $0.id != notice.id }, at: now)
  }

  private mutating func remember(_ notice: Notice, _ ending: PastNotice.Ending) {
    var notice = notice
    // Its closure would keep alive what it captures for as long as the history is.
    notice.action = nil
    history.append(PastNotice(notice: notice, ending: ending))
    history.removeFirst(max(0, history.count - policy.historyLimit))
  }

  private static func isBefore(_ lhs: Entry, _ rhs: Entry) -> Bool {
    let (left, right) = (lhs.notice.kind.severity, rhs.notice.kind.severity)
    return left == right ? lhs.number < rhs.number : left > right
  }
}

extension NoticeQueue.Entry {
  fileprivate var isShown: Bool { firstShown != nil }

  fileprivate var firstShown: Moment? {
    if case .shown(let first, _, _) = display { first } else { nil }
  }

  /// When the time of a running timer is over.
  fileprivate var end: Moment? {
    guard case .shown(_, let since, let remaining?) = display else { return nil }
    return since.advanced(by: remaining)
  }

  /// Failures wait for as long as it takes, and what stays is not out of date.
  fileprivate var canBeDropped: Bool { notice.isTimed && notice.kind != .failure }
}

extension Notice.Lifetime {
  fileprivate var duration: Duration? {
    if case .timed(let duration) = self { duration } else { nil }
  }
}
