import Foundation

extension FailureDescription {
  /// Makes the description of any error.
  ///
  /// A ``DescribedFailure`` speaks for itself. Otherwise the cause is that of a ``CausedFailure``,
  /// or the one that a code of a URL session, of Cocoa or of the system stands for, in the error or
  /// in one underlying it. The words are those of a `LocalizedError`, or else the table's for the
  /// cause. The text that Swift makes up for an error without
  /// texts is never shown: it names a type and a number, which helps nobody.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - strings: The words.
  public init(_ error: any Error, strings: FeedbackStrings = .current) {
    if let described = error as? any DescribedFailure {
      self = described.failureDescription(strings: strings)
      return
    }
    let cause = (error as? any CausedFailure)?.failureCause ?? FailureCause(code: error)
    let general = FailureDescription(cause ?? .unknown, strings: strings)
    guard
      // Written for developers, where they have a text at all.
      !(error is DecodingError), !(error is EncodingError),
      let localized = error as? any LocalizedError,
      let title = localized.errorDescription ?? localized.failureReason
    else {
      self = general
      return
    }
    self = general
    self.title = title
    // The general advice belongs to the general sentence.
    advice = localized.recoverySuggestion ?? (cause == nil ? nil : general.advice)
  }
}

extension FailureCause {
  /// The cause that an error's domain and code stand for, if they are known; underlying errors are
  /// asked too.
  init?(code error: any Error) {
    self.init(code: error, depth: 0)
  }

  private init?(code error: any Error, depth: Int) {
    if error is DecodingError || error is EncodingError {
      self = .unreadableData
      return
    }
    let identity = error.identity
    let cause: FailureCause? =
      switch identity.domain {
      case "NSURLErrorDomain": FailureCause(urlCode: identity.code)
      case "NSCocoaErrorDomain": FailureCause(cocoaCode: identity.code)
      case "NSPOSIXErrorDomain": FailureCause(posixCode: identity.code)
      default: nil
      }
    if let cause {
      self = cause
      return
    }
    // Chains are short; the bound is for one that leads back to itself.
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    guard depth < 8, let underlying else { return nil }
    self.init(code: underlying, depth: depth + 1)
  }

  private init?(urlCode: Int) {
    switch urlCode {
    // Not connected, data not allowed, roaming off, a call in the way.
    case -1009, -1020, -1018, -1019: self = .offline
    case -1001: self = .timeout
    // Host not found, cannot connect, connection lost, DNS failed.
    case -1003, -1004, -1005, -1006: self = .unreachable
    // Redirects without end, bad answer, resource unavailable.
    case -1007, -1008, -1011: self = .serverUnavailable
    case -1012, -1013: self = .signedOut
    case -1206 ... -1200, -1022: self = .insecureConnection
    case -1100, -1101: self = .notFound
    case -1102: self = .permissionDenied
    case -1017 ... -1014: self = .unreadableData
    default: return nil
    }
  }

  private init?(cocoaCode: Int) {
    switch cocoaCode {
    case 4, 260: self = .notFound
    case 257, 513, 642: self = .permissionDenied
    case 640: self = .storageFull
    // Corrupt files, unreadable encodings, malformed property lists and JSON.
    case 259, 261, 264, 3840, 4864, 4865: self = .unreadableData
    default: return nil
    }
  }

  private init?(posixCode: Int) {
    guard let code = POSIXErrorCode(rawValue: Int32(truncatingIfNeeded: posixCode)) else {
      return nil
    }
    switch code {
    case .ENETDOWN, .ENETUNREACH: self = .offline
    case .ETIMEDOUT: self = .timeout
    case .ECONNREFUSED, .ECONNRESET, .EHOSTUNREACH, .EHOSTDOWN: self = .unreachable
    case .EACCES, .EPERM, .EROFS: self = .permissionDenied
    case .ENOENT: self = .notFound
    case .ENOSPC, .EDQUOT: self = .storageFull
    default: return nil
    }
  }
}
