import FeedbackStates
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Two errors that read the same and are not.
private struct First: LocalizedError { var errorDescription: String? { "It failed." } }
private struct Second: LocalizedError { var errorDescription: String? { "It failed." } }

@Suite("Equality of errors")
struct ErrorEqualityTests {
  @Test("errors of one Equatable type are compared with ==")
  func equatable() {
    #expect(errorsAreEqual(Failure("a"), Failure("a")))
    #expect(!errorsAreEqual(Failure("a"), Failure("b")))
  }

  @Test("cases of one enumeration are told apart without Equatable")
  func enumerations() {
    #expect(errorsAreEqual(PlainError.notFound, PlainError.notFound))
    #expect(!errorsAreEqual(PlainError.notFound, PlainError.refused(code: 1)))
  }

  @Test("the text that people read makes no two errors equal")
  func localizedText() {
    #expect(First().localizedDescription == Second().localizedDescription)
    #expect(!errorsAreEqual(First(), Second()))
  }

  @Test("errors of Foundation are compared by domain and code")
  func foundation() {
    #expect(errorsAreEqual(URLError(.timedOut), URLError(.timedOut)))
    #expect(!errorsAreEqual(URLError(.timedOut), URLError(.badURL)))
    #expect(errorsAreEqual(NSError(domain: "a", code: 1), NSError(domain: "a", code: 1)))
    #expect(!errorsAreEqual(NSError(domain: "a", code: 1), NSError(domain: "b", code: 1)))
    #expect(!errorsAreEqual(NSError(domain: "a", code: 1), NSError(domain: "a", code: 2)))
  }
}

@Suite("Cancellation")
struct CancellationClassifierTests {
  @Test("the common shapes of a cancellation are known")
  func standard() {
    let standard = CancellationClassifier.standard
    #expect(standard.isCancellation(CancellationError()))
    #expect(standard.isCancellation(URLError(.cancelled)))
    #expect(standard.isCancellation(NSError(domain: NSURLErrorDomain, code: -999)))
    #expect(standard.isCancellation(NSError(domain: NSCocoaErrorDomain, code: 3072)))
  }

  @Test("failures are no cancellations, whatever their code")
  func failures() {
    let standard = CancellationClassifier.standard
    #expect(!standard.isCancellation(Failure()))
    #expect(!standard.isCancellation(URLError(.timedOut)))
    #expect(!standard.isCancellation(NSError(domain: "mine", code: -999)))
  }

  @Test("a shape of one's own can be added")
  func open() {
    let classifier = CancellationClassifier.standard.or { ($0 as? Failure) == Failure("grpc 1") }
    #expect(classifier.isCancellation(Failure("grpc 1")))
    #expect(classifier.isCancellation(CancellationError()))
    #expect(!classifier.isCancellation(Failure("grpc 2")))
  }

  @Test("a missing connection is known, and is no cancellation")
  func missingConnection() {
    #expect(indicatesMissingConnection(URLError(.notConnectedToInternet)))
    #expect(indicatesMissingConnection(OfflineError()))
    #expect(!indicatesMissingConnection(URLError(.cancelled)))
    #expect(!indicatesMissingConnection(Failure()))
  }
}
