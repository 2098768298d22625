import FeedbackStates
import Observation

/// The model that the samples of the guide speak of.
@MainActor @Observable
public final class GuideModel {
  /// One thing in the list.
  public struct Item: Identifiable, Hashable, Sendable {
    /// The identity.
    public let id: Int
    /// The title.
    public let title: String

    /// Makes an item.
    public init(id: Int, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// The items.
  public private(set) var items = Loadable<[Item]>.notInitiated
  /// How far saving has come.
  public private(set) var saveState = Loadable<Void>.notInitiated

  @ObservationIgnored private let load: @Sendable () async throws -> [Item]
  @ObservationIgnored private let store: @Sendable () async throws -> Void

  /// Makes a model.
  ///
  /// - Parameters:
  ///   - load: Fetches the items.
  ///   - store: Saves.
  public init(
    load: @escaping @Sendable () async throws -> [Item],
    store: @escaping @Sendable () async throws -> Void
  ) {
    self.load = load
    self.store = store
  }

  /// Fetches the items.
  public func loadItems() async {
    items = .loading
    items = await Loadable(catching: load)
  }

  /// Saves.
  public func save() async {
    saveState = .loading
    saveState = await Loadable(catching: store)
  }
}
