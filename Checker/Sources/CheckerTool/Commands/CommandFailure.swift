/// Why a command could not run; it ends with status 2.
struct CommandFailure: Error, Equatable, Sendable {
  /// What is wrong and how to mend it; several lines where several things are wrong.
  var message: String
}
