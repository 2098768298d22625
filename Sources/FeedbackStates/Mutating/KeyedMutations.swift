import Observation

/// One mutation for each row, kept apart by identity.
///
///     let finish = KeyedMutations<Book.ID, Bool, Void> { id in
///       Mutation { isFinished, _ in try await store.setFinished(isFinished, of: id) }
///     }
///     finish[book.id].run(true)
///
/// One row that is busy blocks no other. The state of a row survives the row being scrolled away;
/// rows at rest that nobody holds are let go in time, so the memory follows the rows in use.
@MainActor @Observable
public final class KeyedMutations<ID: Hashable, Input, Output> {
  /// The rows whose work is accepted or under way.
  public private(set) var busyIDs: Set<ID> = []

  @ObservationIgnored private var entries: [ID: Mutation<Input, Output>] = [:]
  @ObservationIgnored private let make: @MainActor (ID) -> Mutation<Input, Output>
  @ObservationIgnored private var sweepAt = KeyedMutations.smallestSweep

  /// Makes a collection that holds no row yet.
  ///
  /// - Parameter make: Makes the mutation of a row when it is first asked for.
  public init(_ make: @escaping @MainActor (ID) -> Mutation<Input, Output>) {
    self.make = make
  }

  /// The mutation of a row, made when it is first asked for.
  ///
  /// - Parameter id: The row.
  /// - Complexity: O(1) on average; rows at rest are looked for when their number has doubled.
  public subscript(id: ID) -> Mutation<Input, Output> {
    if let entry = entries[id] { return entry }
    if entries.count >= sweepAt { sweep() }
    let entry = make(id)
    entries[id] = entry
    entry.onPhaseChange = { [weak self, weak entry] in
      guard let self, let entry, entries[id] === entry else { return }
      note(id, isBusy: entry.isBusy)
    }
    return entry
  }

  /// Whether the work of any row is accepted or under way.
  public var isBusy: Bool { !busyIDs.isEmpty }

  /// How many rows have a state here.
  public var count: Int { entries.count }

  /// Lets the state of a row go, for example because the row was deleted.
  ///
  /// Work goes on.
  ///
  /// - Parameter id: The row.
  public func forget(_ id: ID) {
    entries[id] = nil
    note(id, isBusy: false)
  }

  private func note(_ id: ID, isBusy: Bool) {
    guard busyIDs.contains(id) != isBusy else { return }
    if isBusy { busyIDs.insert(id) } else { busyIDs.remove(id) }
  }

  /// Lets go of rows at rest that nobody else holds.
  ///
  /// The next sweep comes when the rest has doubled, so a row costs constant time on average.
  private func sweep() {
    for id in Array(entries.keys) {
      guard var entry = entries.removeValue(forKey: id) else { continue }
      if entry.isAtRest, isKnownUniquelyReferenced(&entry) { continue }
      entries[id] = entry
    }
    sweepAt = max(Self.smallestSweep, entries.count * 2)
  }

  private static var smallestSweep: Int { 128 }
}
