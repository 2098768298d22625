import FeedbackStates

/// A state that every load of an app is forced into, to see how its screens look.
public enum ForcedState: Sendable {
  /// Loads take this much longer.
  case slow(Duration)
  /// Loads fail with this error.
  case failing(any Error)
  /// Loads succeed with nothing, where the value is a collection or an optional. Values that
  /// cannot be empty are loaded as they are.
  case empty
  /// Loads fail as they do without a connection.
  case offline
}

/// The switch of a running app that forces states.
///
/// Give one switch to all loaders and let a debug menu set it:
///
///     let forcing = ForcedStateSwitch()
///     let loader = Loader(options: LoaderOptions(interceptor: forcing)) { … }
///     forcing.state = .failing(ServerError())
///
/// It takes effect with the next attempt of each loader.
@MainActor
public final class ForcedStateSwitch: LoadInterceptor {
  /// The state to force; `nil` for none.
  public var state: ForcedState?

  /// Makes a switch.
  ///
  /// - Parameter state: The state to force at first; `nil` for none.
  public init(_ state: ForcedState? = nil) {
    self.state = state
  }

  /// Gives the source to run in place of another.
  ///
  /// - Parameter source: The source that the loader was about to run.
  /// - Returns: A source that does what the forced state says.
  public func intercept<Value: Sendable>(_ source: LoadSource<Value>) -> LoadSource<Value> {
    switch state {
    case nil:
      return source
    case .slow(let duration):
      return LoadSource(isContinuous: source.isContinuous) { context in
        let timekeeper = context.timekeeper
        try await timekeeper.sleep(until: timekeeper.now.advanced(by: duration))
        try await source.run(context)
      }
    case .failing(let error):
      return LoadSource { () async throws -> Value in throw error }
    case .offline:
      return LoadSource { () async throws -> Value in throw OfflineError() }
    case .empty:
      guard let empty = emptyValue(of: Value.self) else { return source }
      return LoadSource { empty }
    }
  }
}

/// The empty value of a type that has one.
func emptyValue<Value>(of type: Value.Type) -> Value? {
  switch type {
  case let type as any EmptyRepresentable.Type: return type.empty as? Value
  case let type as any RangeReplaceableCollection.Type: return type.init() as? Value
  case let type as any SetAlgebra.Type: return type.init() as? Value
  case let type as any ExpressibleByDictionaryLiteral.Type: return emptyDictionary(type) as? Value
  case let type as any ExpressibleByNilLiteral.Type: return type.init(nilLiteral: ()) as? Value
  default: return nil
  }
}

private func emptyDictionary<Dictionary: ExpressibleByDictionaryLiteral>(
  _: Dictionary.Type
) -> Dictionary {
  [:]
}
