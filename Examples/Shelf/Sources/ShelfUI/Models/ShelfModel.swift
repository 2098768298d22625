import FeedbackStates
import Observation
import ShelfKit

/// What the screens of one window share: the shelf, its conditions and the notices.
@MainActor @Observable
public final class ShelfModel {
  /// The messages that the window shows.
  public let notices: NoticeCenter
  /// The failures that belong to no part of the screen.
  public let failures: FailureCenter
  /// The list of books, which every change of a book reaches.
  public let list: BookListModel
  /// The circumstances under which the shelf works.
  public var conditions: Conditions {
    didSet { applyConditions(after: oldValue) }
  }

  @ObservationIgnored let store: ConditionedStore
  @ObservationIgnored let clock: any Clock<Duration>

  /// Creates the model of a window.
  ///
  /// - Parameters:
  ///   - location: Where the books are kept.
  ///   - conditions: The circumstances at the beginning.
  ///   - clock: What tells the time.
  public convenience init(
    location: StoreLocation = .preferred(),
    conditions: Conditions = Conditions(),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(store: BookStore(at: location), conditions: conditions, clock: clock)
  }

  init(
    store base: any BookStoring,
    conditions: Conditions = Conditions(),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    let store = ConditionedStore(base, clock: clock, conditions: conditions)
    let notices = NoticeCenter(clock: clock)
    let failures = FailureCenter()
    self.store = store
    self.clock = clock
    self.conditions = conditions
    self.notices = notices
    self.failures = failures
    list = BookListModel(store: store, notices: notices, failures: failures, clock: clock)
  }

  private func applyConditions(after old: Conditions) {
    guard conditions != old else { return }
    let isAnotherShelf = conditions.isEmpty != old.isEmpty
    Task { [store, list, conditions] in
      await store.apply(conditions)
      if isAnotherShelf { await list.books.reload() }
    }
  }
}
