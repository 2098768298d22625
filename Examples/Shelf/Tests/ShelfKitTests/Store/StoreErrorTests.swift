import FeedbackStates
import Testing

@testable import ShelfKit

@Suite("Errors of the store")
struct StoreErrorTests {
  private static let all: [StoreError] = [
    .cannotOpen("/x"), .damaged("/x"), .tooNew("/x"), .readOnly("/x"), .diskFull, .busy("/x"),
    .missing, .notesTooLong, .offline, .server(status: 503), .permissionDenied, .unexpected("?"),
  ]

  @Test("say what happened and what to do", arguments: all)
  func texts(error: StoreError) throws {
    #expect(try !#require(error.errorDescription).isEmpty)
    #expect(try !#require(error.recoverySuggestion).isEmpty)
  }

  @Test("name the file", arguments: all.prefix(4))
  func file(error: StoreError) throws {
    #expect(try #require(error.errorDescription).contains("/x"))
  }

  @Test(
    "offer to try again where that can help",
    arguments: [
      (StoreError.offline, true), (.server(status: 503), true), (.busy("/x"), true),
      (.permissionDenied, false), (.missing, false), (.damaged("/x"), false),
    ])
  func retry(error: StoreError, canHelp: Bool) throws {
    let description = FailureDescription(error)
    #expect(description.retryCanHelp == canHelp)
    #expect(description.title == error.errorDescription)
    #expect(description.advice == error.recoverySuggestion)
  }
}
