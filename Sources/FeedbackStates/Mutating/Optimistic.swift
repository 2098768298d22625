/// A value of the server with changes of the person on top, shown before the server agrees.
///
/// Each change is a patch: a function, not a copy of the value before it. The value shown is always
/// the server's value with the open patches applied in order, so that any number of failures, in
/// any order, leaves exactly what the others meant. Confirming, rolling back and refetching apply
/// each open patch once more, so keep patches quick.
///
///     var likes = Optimistic(41)
///     let patch = likes.apply { $0 += 1 }   // value 42
///     likes.rollBack(patch)                 // value 41
public struct Optimistic<Value> {
  /// Tells one patch from another of the same value.
  public struct Patch: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// Tells what the server knew when it was asked for the value.
  public struct Refetch: Hashable, Sendable {
    fileprivate let number: Int
    fileprivate let confirmed: Int
  }

  private struct Entry {
    let patch: Patch
    let change: @Sendable (inout Value) -> Void
    /// The place in the order of confirmations, or `nil` while the patch is open.
    var confirmed: Int?
  }

  /// The server's value, as last known, with no open patch.
  public private(set) var base: Value
  /// What to show: the server's value with the patches applied.
  public private(set) var value: Value

  private var entries: [Entry] = []
  private var openRefetches: Set<Refetch> = []
  private var lastNumber = 0
  private var confirmations = 0
  /// How much the base contains, so that an answer older than it is not taken for news.
  private var baseRefetch = 0
  private var baseConfirmed = 0

  /// Makes a value without patches.
  ///
  /// - Parameter base: The server's value.
  public init(_ base: Value) {
    self.base = base
    value = base
  }

  /// Whether a change waits for the server.
  public var hasOpenPatches: Bool { entries.contains { $0.confirmed == nil } }

  /// Applies a change at once.
  ///
  /// - Parameter change: The change. It is applied again whenever the value below it changes.
  /// - Returns: What to confirm or roll back later.
  /// - Complexity: One application of the change.
  public mutating func apply(_ change: @escaping @Sendable (inout Value) -> Void) -> Patch {
    lastNumber += 1
    let patch = Patch(number: lastNumber)
    entries.append(Entry(patch: patch, change: change))
    change(&value)
    return patch
  }

  /// The server took the change.
  ///
  /// A patch that is not open is ignored.
  ///
  /// - Parameter patch: The change.
  public mutating func confirm(_ patch: Patch) {
    guard let index = openIndex(of: patch) else { return }
    confirmations += 1
    entries[index].confirmed = confirmations
    settle()
  }

  /// The server took the change and answered with its value, in which that change and all that were
  /// confirmed before are contained.
  ///
  /// A patch that is not open is ignored.
  ///
  /// - Parameters:
  ///   - patch: The change.
  ///   - serverValue: The server's value after it.
  public mutating func confirm(_ patch: Patch, serverValue: Value) {
    guard let index = openIndex(of: patch) else { return }
    confirmations += 1
    entries[index].confirmed = confirmations
    adopt(serverValue, askedAt: lastNumber, containing: confirmations)
  }

  /// The server did not take the change.
  ///
  /// A patch that is not open is ignored.
  ///
  /// - Parameter patch: The change.
  public mutating func rollBack(_ patch: Patch) {
    guard let index = openIndex(of: patch) else { return }
    entries.remove(at: index)
    settle()
  }

  /// Says that the server is asked for the value anew.
  ///
  /// Pair it with one of the two ends.
  ///
  /// - Returns: What to hand back with the answer.
  public mutating func beginRefetch() -> Refetch {
    lastNumber += 1
    let refetch = Refetch(number: lastNumber, confirmed: confirmations)
    openRefetches.insert(refetch)
    return refetch
  }

  /// The server's value has come.
  ///
  /// Changes that it cannot contain stay on top of it: those that are open, and those confirmed
  /// only after it was asked for. An answer that is older than what is known by now changes
  /// nothing.
  ///
  /// - Parameters:
  ///   - refetch: The question.
  ///   - serverValue: The answer.
  public mutating func endRefetch(_ refetch: Refetch, serverValue: Value) {
    guard openRefetches.remove(refetch) != nil else { return }
    guard refetch.number > baseRefetch, refetch.confirmed >= baseConfirmed else {
      return settle()
    }
    adopt(serverValue, askedAt: refetch.number, containing: refetch.confirmed)
  }

  /// The question was given up or failed.
  ///
  /// - Parameter refetch: The question.
  public mutating func abandonRefetch(_ refetch: Refetch) {
    guard openRefetches.remove(refetch) != nil else { return }
    settle()
  }

  /// Takes a value that the server has at this moment, with all that was confirmed; open changes
  /// stay on top of it.
  ///
  /// - Parameter serverValue: The server's value.
  public mutating func rebase(onto serverValue: Value) {
    adopt(serverValue, askedAt: lastNumber, containing: confirmations)
  }

  private func openIndex(of patch: Patch) -> Int? {
    entries.firstIndex { $0.patch == patch && $0.confirmed == nil }
  }

  private mutating func adopt(
    _ serverValue: Value, askedAt number: Int, containing confirmed: Int
  ) {
    base = serverValue
    baseRefetch = number
    baseConfirmed = confirmed
    entries.removeAll { ($0.confirmed ?? .max) <= confirmed }
    settle()
  }

  /// Moves confirmed patches into the base, as far as the order allows.
  ///
  /// While a question is on its way they are kept, since its answer may be older than they are.
  private mutating func settle() {
    if openRefetches.isEmpty {
      let settled = entries.prefix { $0.confirmed != nil }
      for entry in settled { entry.change(&base) }
      entries.removeFirst(settled.count)
    }
    value = base
    for entry in entries { entry.change(&value) }
  }
}

extension Optimistic: Sendable where Value: Sendable {}
