/// An error that knows whether and when to try again, such as one made from a response with a
/// `Retry-After` header.
public protocol RetryAdvisingError: Error {
  /// The least time to wait before trying again; `nil` when nothing is said.
  var retryAfter: Duration? { get }
  /// Whether the error may go away by itself. By default, whether it says when to try again.
  var isTransient: Bool { get }
}

extension RetryAdvisingError {
  /// Whether the error says when to try again.
  public var isTransient: Bool { retryAfter != nil }
}

/// Whether an error may go away when the same is tried again.
///
/// True for a ``RetryAdvisingError`` that says so, for a missing connection, for a URL session's
/// time-outs and unreachable hosts, and for a ``CausedFailure`` whose cause is one of these, a
/// server that cannot do it now, or too many requests. False for all that is not known: an error
/// such as "not found" or "not signed in" stays, however often it is asked for.
///
/// - Parameter error: The error of an attempt.
/// - Returns: Whether another attempt is worth while.
@Sendable
public func mayGoAwayByItself(_ error: any Error) -> Bool {
  if let error = error as? any RetryAdvisingError { return error.isTransient }
  if indicatesMissingConnection(error) { return true }
  if let error = error as? any CausedFailure {
    return error.failureCause != .unknown && error.failureCause.retryCanHelp
  }
  let identity = error.identity
  return identity.domain == urlErrorDomain && transientURLErrorCodes.contains(identity.code)
}

/// The domain of `URLError`, named without Foundation.
let urlErrorDomain = "NSURLErrorDomain"

/// Timed out, cannot find host, cannot connect to host, DNS lookup failed.
private let transientURLErrorCodes: Set<Int> = [-1001, -1003, -1004, -1006]
