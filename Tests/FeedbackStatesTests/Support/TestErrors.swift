import FeedbackStates

/// An error that can be compared.
struct Failure: Error, Equatable, CustomStringConvertible {
  var description: String
  init(_ description: String = "boom") { self.description = description }
}

/// An error without `Equatable`, as most enumerations of errors are.
enum PlainError: Error {
  case notFound
  case refused(code: Int)
}

/// An error of the kind that goes away by itself.
struct Busy: RetryAdvisingError, Equatable, CustomStringConvertible {
  var retryAfter: Duration?
  var isTransient: Bool { true }
  var description: String { "busy" }
}
