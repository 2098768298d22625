extension FeedbackStrings {
  /// The texts in English.
  static func english(_ format: TextFormat) -> FeedbackStrings {
    FeedbackStrings(
      loading: "Loading",
      stillWorking: "Still working …",
      refreshing: "Updating",
      working: { label in "\(label): working" },
      progress: { fraction in "\(format.percent(fraction)) done" },
      tryingAgain: { wait, attempt, limit in
        "Trying again in \(format.wait(wait)) (\(format.number(attempt)) of \(format.number(limit)))"
      },
      waitingForNetwork: "Waiting for a network connection",
      reconnecting: "Reconnecting …",
      connected: "Connected again",
      cancel: "Cancel",
      undo: "Undo",
      tryAgain: "Try Again",
      tryNow: "Try Now",
      tryAllAgain: "Try All Again",
      dismiss: "Dismiss",
      ok: "OK",
      openSettings: "Open Settings",
      signIn: "Sign In",
      freeSpace: "Manage Storage",
      correctInput: "Check Input",
      refresh: "Refresh",
      loadMore: "Load More",
      emptyTitle: "Nothing here yet",
      emptyAdvice: "What you add appears here.",
      noResults: { query in "No results for “\(query)”" },
      noResultsAdvice: "Check the spelling or search for something else.",
      endOfList: "That is everything.",
      couldNotUpdate: "Could not update",
      lastUpdated: { age in
        format.past(age).map { past in "Last updated \(past)" }
          ?? "Last updated just now"
      },
      done: "Done",
      saved: "Saved",
      required: { field in "\(field) is required." },
      missingFields: { fields in "Still missing: \(format.list(fields))" },
      invalidFields: { fields in "Please correct: \(format.list(fields))" },
      problems: { count in
        switch PluralForm.germanic(count) {
        case .one: "1 field needs your attention"
        default: "\(format.number(count)) fields need your attention"
        }
      },
      checking: "Checking …",
      couldNotCheck: "This could not be checked just now.",
      tooShort: { minimum in "Use at least \(englishCharacters(minimum, format))." },
      tooLong: { maximum in "Use at most \(englishCharacters(maximum, format))." },
      outOfRange: { lower, upper in "Enter a number from \(lower) to \(upper)." },
      invalid: "This does not look right.",
      failures: englishFailures,
      isRightToLeft: false
    )
  }

  private static func englishCharacters(_ count: Int, _ format: TextFormat) -> String {
    switch PluralForm.germanic(count) {
    case .one: "1 character"
    default: "\(format.number(count)) characters"
    }
  }

  private static let englishFailures = FailureTexts(
    general: .init("Something went wrong", "Please try again."),
    [
      .offline: .init("You are offline", "Check your network connection."),
      .timeout: .init("This took too long", "Please try again."),
      .unreachable: .init(
        "The server cannot be reached",
        "Check your network connection, then try again."),
      .serverUnavailable: .init("The server has a problem", "Please try again in a moment."),
      .tooManyRequests: .init("Too many requests", "Wait a moment, then try again."),
      .insecureConnection: .init(
        "The connection is not secure",
        "Try another network, or check the date and time of your device."),
      .signedOut: .init("You are not signed in", "Sign in to go on."),
      .permissionDenied: .init("Permission is missing", "You can give it in Settings."),
      .notFound: .init("This no longer exists", "It may have been moved or deleted."),
      .conflict: .init(
        "Somebody else changed this",
        "Load the newest version, then make your change again."),
      .invalidInput: .init("The entry was not accepted", "Check what you entered."),
      .storageFull: .init("Your device is full", "Make some room, then try again."),
      .unreadableData: .init("The data cannot be read", "An update of the app may help."),
    ])
}
