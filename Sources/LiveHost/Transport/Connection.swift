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
  var outgoing: [[UInt8]] = []
  var nextOutgoing = 0
  var queuedBytes = 0
  var bucket: TokenBucket
  var closing: (code: Int, reason: String)?

  init(id: ConnectionID, wsi: OpaquePointer, bucket: TokenBucket) {
    self.id = id
    self.wsi = wsi
    self.bucket = bucket
  }

  func enqueue(_ bytes: [UInt8]) {
    outgoing.append(bytes)
    queuedBytes += bytes.count
  }

  func dequeue() -> [UInt8]? {
    guard nextOutgoing < outgoing.count else { return nil }
    let bytes = outgoing[nextOutgoing]
    nextOutgoing += 1
    queuedBytes -= bytes.count
    if nextOutgoing == outgoing.count {
      outgoing.removeAll(keepingCapacity: true)
      nextOutgoing = 0
    }
    return bytes
  }
}
