import CLibWebSockets

/// One connection, on the service thread alone.
final class Connection {
  let id: ConnectionID
  let wsi: OpaquePointer
  let backlog = Backlog()
  var isSocket = false
  var response: HTTPResponse?
  var sentBodyBytes = 0
  var incoming: [UInt8] = []
  var outgoing: SendQueue
  var bucket: TokenBucket
  var closing: (code: Int, reason: String)?

  /// Whether the socket's end was handed to the library.
  var isEnding = false

  init(id: ConnectionID, wsi: OpaquePointer, settings: ServiceSettings) {
    self.id = id
    self.wsi = wsi
    bucket = TokenBucket(
      burst: settings.messageBurst, perSecond: settings.messagesPerSecond, now: .now)
    outgoing = SendQueue(maximumBytes: settings.maximumQueuedBytes)
  }
}
