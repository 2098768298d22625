import CLibWebSockets

extension ServiceLoop {
  /// A socket was accepted; the library still holds the request's head.
  func opened(_ wsi: OpaquePointer) -> Int32 {
    let connection = connection(wsi)
    connection.isSocket = true
    let head = Self.head(of: wsi)
    deliver(
      .opened(
        connection.id, visitor: VisitorCookie.value(in: head.cookies, host: head.host),
        languages: head.languages,
        prefersDark: head.prefersColorScheme.map { $0.contains("dark") }))
    return 0
  }

  /// A piece of a message arrived.
  func received(_ wsi: OpaquePointer, _ bytes: UnsafeRawBufferPointer) -> Int32 {
    let connection = connection(wsi)
    guard connection.closing == nil else { return 0 }
    guard lws_frame_is_binary(wsi) == 0 else {
      return refuse(connection, 1003, "messages are texts", kind: "binary")
    }
    let announced = lws_remaining_packet_payload(wsi)
    guard connection.incoming.count + bytes.count + announced <= settings.maximumMessageBytes else {
      return refuse(
        connection, 1009, "a message has at most \(settings.maximumMessageBytes) bytes",
        kind: "large")
    }
    connection.incoming.append(contentsOf: bytes)
    guard announced == 0, lws_is_final_fragment(wsi) != 0 else {
      // A message that does not end within this time is not a person typing.
      if connection.incoming.count == bytes.count {
        lws_set_timeout(wsi, PENDING_TIMEOUT_USER_OK, 15)
      }
      return 0
    }
    lws_set_timeout(wsi, NO_PENDING_TIMEOUT, 0)
    let message = connection.incoming
    connection.incoming.removeAll(keepingCapacity: message.count < 65536)
    guard connection.bucket.take(at: .now),
      connection.backlog.waiting < settings.maximumWaitingMessages
    else {
      return refuse(connection, 1008, "too many messages in a short time", kind: "rate")
    }
    do {
      let parsed = try ClientMessage(parsing: message)
      connection.backlog.enter()
      deliver(.message(connection.id, parsed, connection.backlog))
      return 0
    } catch {
      return refuse(connection, 1002, error.reason, kind: "malformed")
    }
  }

  /// Sends what waits, one message a call, as the library asks.
  func writeMessages(_ connection: Connection) -> Int32 {
    let wsi = connection.wsi
    if let (code, reason) = connection.closing, code != 1001 || connection.outgoing.isEmpty {
      connection.isEnding = true
      var text = Array(reason.utf8.prefix(120))
      lws_close_reason(wsi, lws_close_status(UInt32(code)), &text, text.count)
      return -1
    }
    guard let message = connection.outgoing.takeFirst() else { return 0 }
    let padding = feedback_lws_pre()
    var buffer = [UInt8](repeating: 0, count: padding)
    buffer.reserveCapacity(padding + message.count)
    buffer += message
    let written = buffer.withUnsafeMutableBufferPointer { buffer -> Int32 in
      guard let base = buffer.baseAddress else { return -1 }
      return lws_write(wsi, base + padding, message.count, LWS_WRITE_TEXT)
    }
    guard written >= message.count else { return -1 }
    if !connection.outgoing.isEmpty || connection.closing != nil { lws_callback_on_writable(wsi) }
    return 0
  }

  private func refuse(
    _ connection: Connection, _ code: Int, _ reason: String, kind: String
  ) -> Int32 {
    FaultLog.shared.report(kind, "a socket was closed: \(reason)")
    connection.closing = (code, reason)
    connection.incoming = []
    lws_callback_on_writable(connection.wsi)
    return 0
  }
}
