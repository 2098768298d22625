import Foundation

/// Finds out why an address cannot be listened on; the library says only that it cannot.
enum ListenProbe {
  static func reason(host: String, port: Int) -> LiveServerError {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return .cannotListen(reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
    guard inet_pton(AF_INET, host, &address.sin_addr) == 1 else {
      return .cannotListen(reason: "'\(host)' is not an IPv4 address such as 127.0.0.1")
    }
    var reuse: Int32 = 1
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
    let failed = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) != 0
          || listen(descriptor, 1) != 0
      }
    }
    guard failed else {
      return .cannotListen(reason: "the address is free, but the library failed")
    }
    switch errno {
    case EADDRINUSE: return .portInUse(port)
    case EACCES: return .portNotPermitted(port)
    default: return .cannotListen(reason: String(cString: strerror(errno)))
    }
  }
}
