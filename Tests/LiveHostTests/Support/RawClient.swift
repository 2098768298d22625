import Foundation

/// A browser's end of one TCP connection, written by hand so that tests can break every rule.
///
/// Used from one task at a time; the calls block, so they run outside the main actor.
final class RawClient: Sendable {
  struct Failure: Error { var text: String }

  /// A frame from the server.
  enum Frame: Equatable {
    case text(String)
    case close(code: Int, reason: String)
    case other(opcode: UInt8)
  }

  private let descriptor: Int32

  init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    // Generous: the main actor is shared with every other test of the run.
    var limit = timeval(tv_sec: 300, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
    let failed = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) != 0
      }
    }
    if failed { throw Failure(text: "cannot connect") }
  }

  deinit { close(descriptor) }

  func send(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }

  func read(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var buffer = [UInt8](repeating: 0, count: count - bytes.count)
      let got = recv(descriptor, &buffer, buffer.count, 0)
      guard got > 0 else { throw Failure(text: "connection ended") }
      bytes += buffer[..<got]
    }
    return bytes
  }

  /// Reads one whole HTTP response.
  func response() throws -> (status: Int, head: String, body: String) {
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual([13, 10, 13, 10]) { head += try read(1) }
    let text = String(decoding: head, as: UTF8.self)
    let status = Int(text.split(separator: " ")[1]) ?? 0
    let length =
      text.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
      .flatMap { Int($0.drop { $0 != " " }.dropFirst()) } ?? 0
    return (status, text, String(decoding: try read(length), as: UTF8.self))
  }

  func request(_ lines: [String]) throws -> (status: Int, head: String, body: String) {
    send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
    return try response()
  }

  /// Sends a masked frame; the key is nought, which leaves the payload as it is.
  func sendFrame(_ payload: [UInt8], opcode: UInt8 = 1) {
    var frame: [UInt8] = [0x80 | opcode]
    switch payload.count {
    case ..<126: frame.append(0x80 | UInt8(payload.count))
    case ..<65536: frame += [0xFE, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default: frame += [0xFF] + (0..<8).map { UInt8((payload.count >> (56 - 8 * $0)) & 255) }
    }
    send(frame + [0, 0, 0, 0] + payload)
  }

  func sendText(_ text: String) { sendFrame(Array(text.utf8)) }

  func frame() throws -> Frame {
    let head = try read(2)
    var length = Int(head[1] & 127)
    if length == 126 { length = try read(2).reduce(0) { $0 << 8 | Int($1) } }
    if length == 127 { length = try read(8).reduce(0) { $0 << 8 | Int($1) } }
    let payload = try read(length)
    switch head[0] & 15 {
    case 1: return .text(String(decoding: payload, as: UTF8.self))
    case 8:
      let code = payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : 0
      return .close(code: code, reason: String(decoding: payload.dropFirst(2), as: UTF8.self))
    default: return .other(opcode: head[0] & 15)
    }
  }

  func text() throws -> String {
    while true {
      switch try frame() {
      case .text(let text): return text
      case .close(let code, let reason): throw Failure(text: "closed: \(code) \(reason)")
      case .other: continue
      }
    }
  }

  func closing() throws -> (code: Int, reason: String) {
    while true {
      if case .close(let code, let reason) = try frame() { return (code, reason) }
    }
  }
}
