/// Every text that the package shows or speaks by itself.
///
/// Start from a language and replace what you like:
///
///     var strings = FeedbackStrings.localized(for: locale)
///     strings.emptyTitle = "No books yet"
///
/// Texts that hold a number, a time or a date are functions, so that a language can form its
/// plurals.
public struct FeedbackStrings: Sendable {
  // MARK: Waiting

  /// Shown and spoken while a first load runs.
  public var loading: String
  /// Said when work takes unusually long.
  public var stillWorking: String
  /// Said while content that is there is loaded anew.
  public var refreshing: String
  /// Said while a button's work runs, with the button's own label.
  public var working: @Sendable (_ label: String) -> String
  /// Said of work whose extent is known: a fraction from 0 to 1.
  public var progress: @Sendable (_ fraction: Double) -> String
  /// Says when an automatic attempt comes and which one of how many it is.
  public var tryingAgain: @Sendable (_ wait: Duration, _ attempt: Int, _ limit: Int) -> String
  /// Said while work waits for a network.
  public var waitingForNetwork: String
  /// Said while a lost connection is built up again.
  public var reconnecting: String
  /// Said once when a lost connection is there again.
  public var connected: String

  // MARK: Buttons

  /// Calls work off.
  public var cancel: String
  /// Takes back what was just done.
  public var undo: String
  /// Starts failed work again.
  public var tryAgain: String
  /// Starts an attempt at once that would come by itself.
  public var tryNow: String
  /// Starts all failed work again.
  public var tryAllAgain: String
  /// Takes a message away.
  public var dismiss: String
  /// Closes an alert.
  public var ok: String
  /// Leads to the system's settings.
  public var openSettings: String
  /// Leads to signing in.
  public var signIn: String
  /// Leads to making room on the device.
  public var freeSpace: String
  /// Leads back to what was entered.
  public var correctInput: String
  /// Loads content that is there anew.
  public var refresh: String
  /// Loads the next page of a list.
  public var loadMore: String

  // MARK: Content

  /// The title of a list without entries.
  public var emptyTitle: String
  /// What to do about a list without entries.
  public var emptyAdvice: String
  /// The title of a search without results.
  public var noResults: @Sendable (_ query: String) -> String
  /// What to do about a search without results.
  public var noResultsAdvice: String
  /// Said at the end of a list that was loaded page by page.
  public var endOfList: String
  /// Said when content that is there could not be loaded anew.
  public var couldNotUpdate: String
  /// Says how long ago content was loaded.
  public var lastUpdated: @Sendable (_ age: Duration) -> String

  // MARK: Success

  /// Said when something was done.
  public var done: String
  /// Said when something was saved.
  public var saved: String

  // MARK: Forms

  /// Said of a field that has to be filled in and is not.
  public var required: @Sendable (_ field: String) -> String
  /// Says which fields have to be filled in, as the reason of a disabled control.
  public var missingFields: @Sendable (_ fields: [String]) -> String
  /// Says which fields have to be corrected, as the reason of a disabled control.
  public var invalidFields: @Sendable (_ fields: [String]) -> String
  /// The heading of a summary of what is wrong in a form.
  public var problems: @Sendable (_ count: Int) -> String
  /// Said while a field is checked elsewhere.
  public var checking: String
  /// Said when a field could not be checked elsewhere.
  public var couldNotCheck: String
  /// Said of a text that is too short.
  public var tooShort: @Sendable (_ minimum: Int) -> String
  /// Said of a text that is too long.
  public var tooLong: @Sendable (_ maximum: Int) -> String
  /// Said of a number outside its range.
  public var outOfRange: @Sendable (_ lower: String, _ upper: String) -> String
  /// Said of a text of the wrong form.
  public var invalid: String

  // MARK: Failures

  /// The texts of the causes that are known.
  public var failures: FailureTexts

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool
}

/// The texts of failures, by cause.
public struct FailureTexts: Hashable, Sendable {
  /// What happened and what to do about it.
  public struct Text: Hashable, Sendable {
    /// What happened, in one short sentence.
    public var title: String
    /// What the person can do, if there is something to say.
    public var advice: String?

    /// Makes a text.
    ///
    /// - Parameters:
    ///   - title: What happened, in one short sentence.
    ///   - advice: What the person can do.
    public init(_ title: String, _ advice: String? = nil) {
      self.title = title
      self.advice = advice
    }
  }

  private var texts: [FailureCause: Text]
  private let general: Text

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - general: The text of causes that are not in the table.
  ///   - texts: The texts by cause.
  public init(general: Text, _ texts: [FailureCause: Text]) {
    self.general = general
    self.texts = texts
  }

  /// The text of a cause.
  ///
  /// - Parameter cause: The cause.
  public subscript(cause: FailureCause) -> Text {
    get { texts[cause] ?? general }
    set { texts[cause] = newValue }
  }
}

extension FeedbackStrings {
  /// The label of the button for a recovery, or `nil` if there is none to offer.
  ///
  /// - Parameter recovery: The recovery.
  /// - Returns: The label.
  public func label(for recovery: FailureRecovery) -> String? {
    switch recovery {
    case .retry: tryAgain
    case .waitForNetwork: tryNow
    case .openSettings: openSettings
    case .signIn: signIn
    case .freeSpace: freeSpace
    case .correctInput: correctInput
    case .custom(_, let label): label
    case .none: nil
    }
  }
}
