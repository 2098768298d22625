/// What kind of thing went wrong, as far as a person can tell the difference.
public enum FailureCause: Hashable, Sendable, CaseIterable {
  /// The device has no network.
  case offline
  /// The server did not answer in time.
  case timeout
  /// The server cannot be reached or found.
  case unreachable
  /// The server answers that it cannot do it now.
  case serverUnavailable
  /// Too much was asked in a short time.
  case tooManyRequests
  /// The connection is not safe.
  case insecureConnection
  /// The person is not signed in, or no longer.
  case signedOut
  /// The person or the app may not do this.
  case permissionDenied
  /// The thing is not there.
  case notFound
  /// Somebody else changed the thing meanwhile.
  case conflict
  /// What was entered is not accepted.
  case invalidInput
  /// The device has no room left.
  case storageFull
  /// The answer cannot be understood.
  case unreadableData
  /// Anything else.
  case unknown
}

extension FailureCause {
  /// The cause that a status code of HTTP stands for, or `nil` if the code is not an error.
  ///
  /// - Parameter httpStatus: The status code.
  public init?(httpStatus: Int) {
    switch httpStatus {
    case 401: self = .signedOut
    case 403: self = .permissionDenied
    case 404, 410: self = .notFound
    case 408, 504: self = .timeout
    case 409, 412: self = .conflict
    case 400, 413, 415, 422: self = .invalidInput
    case 429: self = .tooManyRequests
    case 507: self = .storageFull
    case 500...599: self = .serverUnavailable
    case 400...499: self = .unknown
    default: return nil
    }
  }

  /// Whether trying the very same again can help.
  public var retryCanHelp: Bool {
    switch self {
    case .offline, .timeout, .unreachable, .serverUnavailable, .tooManyRequests, .unknown: true
    case .insecureConnection, .signedOut, .permissionDenied, .notFound, .conflict, .invalidInput,
      .storageFull, .unreadableData:
      false
    }
  }

  /// What helps most.
  public var recovery: FailureRecovery {
    switch self {
    case .offline: .waitForNetwork
    case .timeout, .unreachable, .serverUnavailable, .tooManyRequests, .unknown: .retry
    case .signedOut: .signIn
    case .permissionDenied: .openSettings
    case .storageFull: .freeSpace
    case .invalidInput: .correctInput
    case .insecureConnection, .notFound, .conflict, .unreadableData: .none
    }
  }

  /// How much it takes from the person, unless the failed work was only a part.
  public var severity: FailureSeverity { .blocking }

  /// Whether one such cause makes many operations fail at once, so that it is told once for all.
  public var isShared: Bool { self == .offline }
}
