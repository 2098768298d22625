import Observation

/// An ``Optimistic`` value that views can watch, and that ends its changes by itself.
///
///     let list = OptimisticModel(books)
///     let remove = Mutation<Book.ID, Void> { id, context in
///       try await list.change { $0.removeAll { $0.id == id } } while: {
///         try await store.remove(id, key: context.intentKey)
///       }
///     }
@MainActor @Observable
public final class OptimisticModel<Value> {
  private var optimistic: Optimistic<Value>

  /// Makes a value without changes.
  ///
  /// - Parameter base: The server's value.
  public init(_ base: Value) {
    optimistic = Optimistic(base)
  }

  /// What to show: the server's value with the changes applied.
  public var value: Value { optimistic.value }

  /// The server's value, as last known.
  public var base: Value { optimistic.base }

  /// Whether a change waits for the server.
  public var hasOpenPatches: Bool { optimistic.hasOpenPatches }

  /// Shows a change at once, and keeps it if the work ends well.
  ///
  /// If the work throws, a cancellation included, the change is taken back and all others stay.
  ///
  /// - Parameters:
  ///   - patch: The change. It is applied again whenever the value below it changes.
  ///   - work: Makes the change on the server.
  /// - Returns: What the work gives.
  /// - Throws: What the work throws.
  @discardableResult
  public func change<Output>(
    _ patch: @escaping @Sendable (inout Value) -> Void,
    while work: @MainActor () async throws -> Output
  ) async throws -> Output {
    let patch = optimistic.apply(patch)
    do {
      let output = try await work()
      optimistic.confirm(patch)
      return output
    } catch {
      optimistic.rollBack(patch)
      throw error
    }
  }

  /// Asks the server for its value; changes that the answer cannot contain stay on top of it.
  ///
  /// - Parameter work: Asks the server.
  /// - Throws: What the work throws; the value stays as it is then.
  public func refetch(_ work: @MainActor () async throws -> Value) async throws {
    let refetch = optimistic.beginRefetch()
    do {
      optimistic.endRefetch(refetch, serverValue: try await work())
    } catch {
      optimistic.abandonRefetch(refetch)
      throw error
    }
  }

  /// Takes a value that the server has at this moment; open changes stay on top of it.
  ///
  /// - Parameter serverValue: The server's value.
  public func rebase(onto serverValue: Value) {
    optimistic.rebase(onto: serverValue)
  }
}
