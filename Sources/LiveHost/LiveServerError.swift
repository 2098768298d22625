import Foundation

/// Why a server could not start.
public enum LiveServerError: Error, Hashable, Sendable {
  /// Another program listens on the port.
  case portInUse(Int)
  /// The port needs rights that this program does not have.
  case portNotPermitted(Int)
  /// The address cannot be listened on; the reason is the system's.
  case cannotListen(reason: String)
}

extension LiveServerError: LocalizedError, CustomStringConvertible {
  /// What happened and what helps.
  public var description: String {
    switch self {
    case .portInUse(let port):
      "port \(port) is in use; choose another with --port"
    case .portNotPermitted(let port):
      "port \(port) may not be used by this user; choose one above 1023 with --port"
    case .cannotListen(let reason):
      "cannot listen: \(reason)"
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
