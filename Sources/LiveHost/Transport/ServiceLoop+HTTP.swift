import CLibWebSockets
import Foundation

extension ServiceLoop {
  /// A whole request head has arrived.
  func request(_ wsi: OpaquePointer) -> Int32 {
    let connection = connection(wsi)
    let head = Self.head(of: wsi)
    connection.response = nil
    connection.sentBodyBytes = 0
    if let refusal = policy.refusal(of: head) {
      FaultLog.shared.report("request", "a request was refused: \(refusal.status)")
      connection.response = refusal
      lws_callback_on_writable(wsi)
    } else if head.method == "HEAD" {
      connection.response = HTTPResponse(
        status: 200, headers: [("content-type", "text/html; charset=utf-8")], body: [])
      lws_callback_on_writable(wsi)
    } else {
      // The answer comes from the main actor; a page that takes longer than this is broken.
      lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, 60)
      deliver(.request(connection.id, head))
    }
    return 0
  }

  /// Decides on an upgrade; a positive answer says that the refusal was sent already.
  func confirmUpgrade(_ wsi: OpaquePointer, to kind: String?) -> Int32 {
    let head = Self.head(of: wsi)
    guard let refusal = policy.refusal(ofUpgrade: head, to: kind ?? "") else { return 0 }
    FaultLog.shared.report(
      "upgrade", "a socket was refused (\(refusal.status)), origin \(head.origin ?? "none")")
    let text = String(decoding: refusal.body, as: UTF8.self)
    return lws_return_http_status(wsi, UInt32(refusal.status), text) < 0 ? -1 : 1
  }

  /// Sends a piece of the response; the library calls again while there is more.
  func writeResponse(_ connection: Connection) -> Int32 {
    guard let response = connection.response else { return 0 }
    let wsi = connection.wsi
    if connection.sentBodyBytes == 0, writeHeaders(response, wsi) != 0 { return -1 }
    let padding = feedback_lws_pre()
    let end = min(response.body.count, connection.sentBodyBytes + 65536)
    let isLast = end == response.body.count
    var buffer = [UInt8](repeating: 0, count: padding)
    buffer += response.body[connection.sentBodyBytes..<end]
    let count = end - connection.sentBodyBytes
    let written = buffer.withUnsafeMutableBufferPointer { buffer -> Int32 in
      guard let base = buffer.baseAddress else { return -1 }
      return lws_write(
        wsi, base + padding, count, isLast ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP)
    }
    guard written >= count else { return -1 }
    connection.sentBodyBytes = end
    if !isLast {
      lws_callback_on_writable(wsi)
      return 0
    }
    connection.response = nil
    return lws_http_transaction_completed(wsi) != 0 ? -1 : 0
  }

  private func writeHeaders(_ response: HTTPResponse, _ wsi: OpaquePointer) -> Int32 {
    let padding = feedback_lws_pre()
    var buffer = [UInt8](repeating: 0, count: padding + 8192)
    return buffer.withUnsafeMutableBufferPointer { buffer -> Int32 in
      guard let base = buffer.baseAddress else { return -1 }
      let start = base + padding
      let end = base + buffer.count - 1
      var position: UnsafeMutablePointer<UInt8>? = start
      guard lws_add_http_header_status(wsi, UInt32(response.status), &position, end) == 0 else {
        return -1
      }
      let common: [(name: String, value: String)] = [
        ("content-length", "\(response.body.count)"),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-resource-policy", "same-origin"),
      ]
      for (name, value) in response.headers + common {
        let value = Array(value.utf8)
        let failed = lws_add_http_header_by_name(
          wsi, name + ":", value, Int32(value.count), &position, end)
        guard failed == 0 else { return -1 }
      }
      return lws_finalize_write_http_header(wsi, start, &position, end)
    }
  }

  /// Copies what a page needs out of the library's header store.
  static func head(of wsi: OpaquePointer) -> HTTPRequestHead {
    var head = HTTPRequestHead()
    let methods = [
      (WSI_TOKEN_GET_URI, "GET"), (WSI_TOKEN_HEAD_URI, "HEAD"), (WSI_TOKEN_POST_URI, "POST"),
      (WSI_TOKEN_PUT_URI, "PUT"), (WSI_TOKEN_DELETE_URI, "DELETE"),
      (WSI_TOKEN_OPTIONS_URI, "OPTIONS"), (WSI_TOKEN_PATCH_URI, "PATCH"),
    ]
    for (token, method) in methods {
      guard let path = header(token, of: wsi) else { continue }
      head.method = method
      head.path = path
      break
    }
    var index: Int32 = 0
    while let item = fragment(index, of: WSI_TOKEN_HTTP_URI_ARGS, of: wsi) {
      head.query.append(item)
      index += 1
    }
    head.host = header(WSI_TOKEN_HOST, of: wsi) ?? ""
    head.origin = header(WSI_TOKEN_ORIGIN, of: wsi)
    head.cookies = header(WSI_TOKEN_HTTP_COOKIE, of: wsi) ?? ""
    head.languages = header(WSI_TOKEN_HTTP_ACCEPT_LANGUAGE, of: wsi) ?? ""
    head.prefersColorScheme = header("sec-ch-prefers-color-scheme:", of: wsi)
    head.destination = header("sec-fetch-dest:", of: wsi)
    return head
  }

  private static func header(_ token: lws_token_indexes, of wsi: OpaquePointer) -> String? {
    let length = Int(lws_hdr_total_length(wsi, token))
    guard length > 0 else { return nil }
    var buffer = [CChar](repeating: 0, count: length + 16)
    guard lws_hdr_copy(wsi, &buffer, Int32(buffer.count), token) >= 0 else { return nil }
    return string(buffer)
  }

  private static func fragment(
    _ index: Int32, of token: lws_token_indexes, of wsi: OpaquePointer
  ) -> String? {
    let length = Int(lws_hdr_fragment_length(wsi, token, index))
    guard length > 0 else { return nil }
    var buffer = [CChar](repeating: 0, count: length + 1)
    guard lws_hdr_copy_fragment(wsi, &buffer, Int32(buffer.count), token, index) >= 0 else {
      return nil
    }
    return string(buffer)
  }

  private static func header(_ name: String, of wsi: OpaquePointer) -> String? {
    let length = Int(lws_hdr_custom_length(wsi, name, Int32(name.utf8.count)))
    guard length > 0, length < 256 else { return nil }
    var buffer = [CChar](repeating: 0, count: length + 1)
    let copied = lws_hdr_custom_copy(
      wsi, &buffer, Int32(buffer.count), name, Int32(name.utf8.count))
    return copied >= 0 ? string(buffer) : nil
  }

  private static func string(_ buffer: [CChar]) -> String {
    String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
