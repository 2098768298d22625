/// Counts of what a page did since it was made.
struct PageCounts: Hashable, Sendable {
  /// How many bodies were evaluated.
  var bodies = 0
  /// How many passes over changed nodes there were.
  var passes = 0
}

/// The way from an environment to its page.
struct PageReference {
  weak var page: PageRuntime?
}

enum PageKey: EnvironmentKey {
  static var defaultValue: PageReference { PageReference() }
}
