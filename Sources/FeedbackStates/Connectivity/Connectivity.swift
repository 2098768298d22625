/// Knows whether there is a connection.
///
/// It is asked on the main actor. One that learns of changes elsewhere goes there to tell them.
public protocol Connectivity: AnyObject, Sendable {
  /// Whether there is a connection now.
  @MainActor var isOnline: Bool { get }

  /// Whether there is a connection now, and then each change.
  ///
  /// Each call makes a stream of its own, which ends with the source.
  ///
  /// - Returns: The present value followed by every change.
  @MainActor func updates() -> AsyncStream<Bool>
}

/// The error of work that needs a connection when there is none.
public struct OfflineError: Error, Hashable, CustomStringConvertible {
  /// Makes the error.
  public init() {}

  /// What happened, for developers.
  public var description: String { "There is no network connection." }
}

/// Whether an error says that there is no connection.
///
/// True for ``OfflineError`` and for the errors of a URL session that mean it: not connected,
/// connection lost, roaming off, a call in the way, data not allowed.
///
/// - Parameter error: The error of an attempt.
/// - Returns: Whether a connection would have helped.
@Sendable
public func indicatesMissingConnection(_ error: any Error) -> Bool {
  if error is OfflineError { return true }
  let identity = error.identity
  return identity.domain == urlErrorDomain && missingConnectionCodes.contains(identity.code)
}

/// Not connected, connection lost, roaming off, call is active, data not allowed.
private let missingConnectionCodes: Set<Int> = [-1009, -1005, -1018, -1019, -1020]
