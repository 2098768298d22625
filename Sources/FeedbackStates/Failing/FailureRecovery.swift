/// What the person can do about a failure.
public enum FailureRecovery: Hashable, Sendable {
  /// Try the same again.
  case retry
  /// Nothing by hand: it goes on by itself once there is a network. Trying now is offered too.
  case waitForNetwork
  /// Give a permission in the system's settings.
  case openSettings
  /// Sign in.
  case signIn
  /// Make room on the device.
  case freeSpace
  /// Correct what was entered.
  case correctInput
  /// Something of the app's own, known by a name that the app's handler understands.
  case custom(id: String, label: String)
  /// Nothing.
  case none
}
