/// What the service thread needs to know.
struct ServiceSettings: Sendable {
  var host: String
  var port: Int
  var maximumMessageBytes: Int
  var maximumWaitingMessages: Int
  var messageBurst: Int
  var messagesPerSecond: Int
  var maximumQueuedBytes: Int
  var maximumConnections: Int
  /// Makes the policy once the port is known.
  var policy: @Sendable (_ port: Int) -> RequestPolicy
}
