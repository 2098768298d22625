/// What is wrong with the way a loader is used.
public enum LoaderError: Error, Hashable, CustomStringConvertible {
  /// A loader without a source was asked to load.
  case noSource
  /// A source ended without delivering a value.
  case endedWithoutValue

  /// What is wrong and how to mend it, for developers.
  public var description: String {
    switch self {
    case .noSource:
      return """
        Loader: asked to load before it had a source. Make it with `Loader { … }`, or call \
        `load(id:_:)` before `load()`, `refresh()` or `retry()`.
        """
    case .endedWithoutValue:
      return """
        LoadSource: the source ended without delivering a value. Call `deliver(_:)` at least \
        once, or throw the reason why there is none.
        """
    }
  }
}
