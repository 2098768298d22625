/// The words and wrappers that the rules know; a project's configuration adds to them.
public struct Vocabulary: Hashable, Codable, Sendable {
  /// What a project's own view, modifier or function really is.
  public enum Role: String, Codable, Sendable, CaseIterable {
    /// A control that runs an action and does not guard itself.
    case button
    /// A button that disables itself and shows progress while its work runs.
    case guardedButton
    /// A modal message.
    case alert
    /// A question with choices.
    case dialog
    /// A view that says that there is nothing.
    case empty
    /// A view that says that something failed.
    case failure
    /// A sign that work is running.
    case progress
    /// A modifier that shows its view or not.
    case conditionalVisibility
    /// A function that brings a failure to the screen.
    case reporter
    /// A way to start failed work again.
    case retry
    /// A placeholder that hides itself from assistive technologies.
    case placeholder
  }

  /// Words for a case that stands for running work.
  public var loading: Set<String>
  /// Words for a case that holds the content.
  public var success: Set<String>
  /// Words for a case that stands for a failure.
  public var failure: Set<String>
  /// Words for a case before anything has begun.
  public var idle: Set<String>
  /// Words for a case without content.
  public var empty: Set<String>
  /// Names of the project's own views, modifiers and functions, and what each really is.
  public var roles: [String: Role]

  /// Makes a vocabulary; the defaults are the words that public apps use.
  public init(
    loading: Set<String> = Vocabulary.standardLoading,
    success: Set<String> = Vocabulary.standardSuccess,
    failure: Set<String> = Vocabulary.standardFailure,
    idle: Set<String> = Vocabulary.standardIdle,
    empty: Set<String> = Vocabulary.standardEmpty,
    roles: [String: Role] = [:]
  ) {
    self.loading = loading
    self.success = success
    self.failure = failure
    self.idle = idle
    self.empty = empty
    self.roles = roles
  }

  /// Words that public apps use for running work.
  public static let standardLoading: Set<String> = [
    "loading", "isLoading", "processing", "pending", "syncing", "refreshing", "inProgress",
    "fetching", "loadingItem", "saving", "running", "working", "busy", "requesting", "searching",
    "updating", "downloading", "uploading", "submitting",
  ]
  /// Words that public apps use for content.
  public static let standardSuccess: Set<String> = [
    "loaded", "completed", "success", "display", "results", "ready", "succeeded", "content",
    "result", "done", "synced", "finished", "saved", "list", "data", "value", "populated",
    "displaying", "fetched", "items", "available", "complete",
  ]
  /// Words that public apps use for failures.
  public static let standardFailure: Set<String> = [
    "error", "failed", "failure", "errored", "failedToParse", "failedToLoad", "loadingFailed",
    "loadFailed",
  ]
  /// Words that public apps use before anything has begun.
  public static let standardIdle: Set<String> = [
    "idle", "initial", "notLoaded", "waiting", "notRequested", "notStarted", "initialized", "none",
    "notInitiated", "uninitialized", "unknown", "standard", "start",
  ]
  /// Words that public apps use for no content.
  public static let standardEmpty: Set<String> = [
    "empty", "noResults", "noResultsPlaceholder", "emptyUnfiltered", "noContent", "noData",
  ]
}
