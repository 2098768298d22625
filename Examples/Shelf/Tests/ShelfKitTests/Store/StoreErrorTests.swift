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
    "that no repetition mends are not offered again",
    arguments: [
      (StoreError.offline, true), (.diskFull, true), (.permissionDenied, false), (.missing, false),
    ])
  func retryable(error: StoreError, isRetryable: Bool) {
    #expect(error.isRetryable == isRetryable)
  }
}
