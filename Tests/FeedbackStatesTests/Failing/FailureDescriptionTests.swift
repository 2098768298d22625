import FeedbackStates
import Foundation
import Testing

private enum Nameless: Error { case mysterious(Int) }

private struct Spoken: LocalizedError {
  var errorDescription: String? { "The shelf is locked." }
  var recoverySuggestion: String? { "Ask the librarian." }
}

private struct TitleOnly: LocalizedError {
  var errorDescription: String? { "The shelf is locked." }
}

private struct Described: DescribedFailure {
  func failureDescription(strings: FeedbackStrings) -> FailureDescription {
    FailureDescription(title: "Your trial is over.", recovery: .custom(id: "buy", label: "Buy"))
  }
}

private struct HTTPError: CausedFailure {
  var status: Int
  var failureCause: FailureCause { FailureCause(httpStatus: status) ?? .unknown }
}

private struct Wrapping: LocalizedError, CustomNSError {
  var errorDescription: String? { "The shelf did not sync." }
  var errorUserInfo: [String: Any] {
    [NSUnderlyingErrorKey: NSError(domain: "NSURLErrorDomain", code: -1009)]
  }
}

@Suite("Descriptions of failures")
struct FailureDescriptionTests {
  let strings = FeedbackStrings.localized(languageTag: "en")

  @Test("An error without texts gets a general sentence, never the text that Swift makes up")
  func nameless() {
    let description = FailureDescription(Nameless.mysterious(3), strings: strings)
    #expect(description.title == "Something went wrong")
    #expect(description.advice == "Please try again.")
    #expect(!description.spokenText.contains("Nameless"))
    #expect(!description.spokenText.contains("operation could"))
    #expect(description.retryCanHelp)
  }

  @Test("An error with texts speaks for itself")
  func localized() {
    let description = FailureDescription(Spoken(), strings: strings)
    #expect(description.title == "The shelf is locked.")
    #expect(description.advice == "Ask the librarian.")
    #expect(FailureDescription(TitleOnly(), strings: strings).advice == nil)
  }

  @Test(
    "Title and advice are read as two sentences, in the marks of their script",
    arguments: [
      ("Offline", "Offline. Wait."), ("Offline.", "Offline. Wait."), ("Really?", "Really? Wait."),
      ("“Emma”", "“Emma”. Wait."), ("غير متصل", "غير متصل. Wait."), ("オフライン", "オフライン。Wait."),
      ("失敗。", "失敗。Wait."), ("", "Wait."),
    ])
  func sentences(title: String, spoken: String) {
    #expect(FailureDescription(title: title, advice: "Wait.").spokenText == spoken)
    #expect(FailureDescription(title: title).spokenText == title)
    #expect(Notice(.failure, title: title, message: "Wait.").spokenText == spoken)
  }

  @Test("An error that describes itself is taken at its word")
  func described() {
    let description = FailureDescription(Described(), strings: strings)
    #expect(description.recovery == .custom(id: "buy", label: "Buy"))
    #expect(strings.label(for: description.recovery) == "Buy")
  }

  @Test(
    "Codes of URL sessions, Cocoa and the system have a cause",
    arguments: [
      ("NSURLErrorDomain", -1009, FailureCause.offline), ("NSURLErrorDomain", -1001, .timeout),
      ("NSURLErrorDomain", -1004, .unreachable), ("NSURLErrorDomain", -1202, .insecureConnection),
      ("NSURLErrorDomain", -1012, .signedOut), ("NSCocoaErrorDomain", 640, .storageFull),
      ("NSCocoaErrorDomain", 513, .permissionDenied), ("NSCocoaErrorDomain", 260, .notFound),
      ("NSPOSIXErrorDomain", Int(POSIXErrorCode.ENOSPC.rawValue), .storageFull),
      ("NSPOSIXErrorDomain", Int(POSIXErrorCode.ETIMEDOUT.rawValue), .timeout),
      ("NSPOSIXErrorDomain", Int.max, .unknown), ("com.example", -1009, .unknown),
    ])
  func codes(domain: String, code: Int, cause: FailureCause) {
    let description = FailureDescription(NSError(domain: domain, code: code), strings: strings)
    #expect(description.cause == cause)
    #expect(description.title == strings.failures[cause].title)
  }

  @Test("Foundation's own errors get the words of the table, in the person's language")
  func foundationErrors() {
    let german = FeedbackStrings.localized(languageTag: "de")
    let description = FailureDescription(URLError(.notConnectedToInternet), strings: german)
    #expect(description.title == "Du bist offline")
    #expect(description.recovery == .waitForNetwork)
    #expect(FailureDescription(OfflineError(), strings: german) == description)
  }

  @Test("The cause may stand in an underlying error, even in one that leads to itself for long")
  func underlying() {
    var error = NSError(domain: "NSURLErrorDomain", code: -1009)
    for _ in 0..<3 {
      error = NSError(domain: "com.example", code: 1, userInfo: [NSUnderlyingErrorKey: error])
    }
    #expect(FailureDescription(error, strings: strings).cause == .offline)
    for _ in 0..<100 {
      error = NSError(domain: "com.example", code: 1, userInfo: [NSUnderlyingErrorKey: error])
    }
    #expect(FailureDescription(error, strings: strings).cause == .unknown)
  }

  @Test("An error's own words stand beside the cause that underlies it")
  func wordsAndCause() {
    let description = FailureDescription(Wrapping(), strings: strings)
    #expect(description.title == "The shelf did not sync.")
    #expect(description.cause == .offline)
    #expect(description.advice == "Check your network connection.")
  }

  @Test("An answer that cannot be decoded is not told in the words of a decoder")
  func decoding() {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Int].self, from: Data("{".utf8))
    }
    let description = FailureDescription(error ?? Failure(), strings: strings)
    #expect(description.cause == .unreadableData)
    #expect(description.title == "The data cannot be read")
    #expect(!description.retryCanHelp)
  }

  @Test("Status codes of HTTP: a permanent one is not offered to be tried again")
  func httpStatus() {
    let table: [(Int, FailureCause, Bool, FailureRecovery)] = [
      (400, .invalidInput, false, .correctInput), (401, .signedOut, false, .signIn),
      (403, .permissionDenied, false, .openSettings), (404, .notFound, false, .none),
      (409, .conflict, false, .none), (429, .tooManyRequests, true, .retry),
      (500, .serverUnavailable, true, .retry), (503, .serverUnavailable, true, .retry),
    ]
    for (status, cause, retryCanHelp, recovery) in table {
      let description = FailureDescription(HTTPError(status: status), strings: strings)
      #expect(description.cause == cause, "\(status)")
      #expect(description.retryCanHelp == retryCanHelp, "\(status)")
      #expect(description.recovery == recovery, "\(status)")
    }
    for status in [100, 200, 204, 301, 304, 600] {
      #expect(FailureCause(httpStatus: status) == nil)
    }
  }

  @Test("Where trying again cannot help, the main way on is another one")
  func recoveries() {
    for cause in FailureCause.allCases {
      let isRetry = cause.recovery == .retry || cause.recovery == .waitForNetwork
      #expect(isRetry == cause.retryCanHelp, "\(cause)")
    }
  }
}
