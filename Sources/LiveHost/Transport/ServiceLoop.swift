import CLibWebSockets
import Foundation

/// What runs on the service thread: the library's context and its callbacks.
final class ServiceLoop {
  let settings: ServiceSettings
  let deliver: @Sendable (TransportEvent) -> Void
  private let takeCommands: @Sendable () -> [TransportCommand]
  private(set) var context: OpaquePointer?
  var policy = RequestPolicy(hosts: [], origins: [])
  private var connections: [OpaquePointer: Connection] = [:]
  private var byID: [ConnectionID: Connection] = [:]
  private var lastID = 0
  private var isStopping = false

  // The library keeps pointers to these as long as the context lives.
  private let protocols = UnsafeMutablePointer<lws_protocols>.allocate(capacity: 2)
  private let idlePolicy = UnsafeMutablePointer<lws_retry_bo_t>.allocate(capacity: 1)
  private let name = strdup("live")
  private let address: UnsafeMutablePointer<CChar>?

  init(
    settings: ServiceSettings,
    deliver: @escaping @Sendable (TransportEvent) -> Void,
    takeCommands: @escaping @Sendable () -> [TransportCommand]
  ) {
    self.settings = settings
    self.deliver = deliver
    self.takeCommands = takeCommands
    address = strdup(settings.host)
    protocols.initialize(repeating: lws_protocols(), count: 2)
    protocols[0].name = UnsafePointer(name)
    protocols[0].callback = serviceCallback
    protocols[0].rx_buffer_size = 16384
    idlePolicy.initialize(to: lws_retry_bo_t())
    idlePolicy.pointee.secs_since_valid_ping = 20
    idlePolicy.pointee.secs_since_valid_hangup = 35
  }

  deinit {
    protocols.deallocate()
    idlePolicy.deallocate()
    free(name)
    free(address)
  }

  /// Begins to listen.
  func open() -> Result<Int, LiveServerError> {
    lws_set_log_level(0, nil)
    var info = lws_context_creation_info()
    info.port = Int32(settings.port)
    info.iface = settings.host == "0.0.0.0" ? nil : UnsafePointer(address)
    info.protocols = UnsafePointer(protocols)
    info.gid = -1
    info.uid = -1
    info.options = feedback_lws_options()
    info.user = Unmanaged.passUnretained(self).toOpaque()
    info.timeout_secs = 10
    info.timeout_secs_ah_idle = 10
    info.keepalive_timeout = 30
    info.fd_limit_per_thread = UInt32(settings.maximumConnections)
    info.max_http_header_data = 8192
    info.retry_and_idle_policy = UnsafePointer(idlePolicy)
    guard let context = lws_create_context(&info) else {
      return .failure(ListenProbe.reason(host: settings.host, port: settings.port))
    }
    self.context = context
    guard let vhost = lws_get_vhost_by_name(context, "default") else {
      return .failure(.cannotListen(reason: "the library has no host to listen with"))
    }
    let port = Int(lws_get_vhost_listen_port(vhost))
    policy = settings.policy(port)
    return .success(port)
  }

  /// Serves until a stop is asked for and every socket was told.
  func run() {
    while !isStopping || connections.values.contains(where: { $0.isSocket && !$0.isEnding }) {
      performCommands()
      if lws_service(context, 0) < 0 { return }
    }
    // The library writes the closing frames when it looks at the sockets again.
    for _ in 0..<3 {
      lws_cancel_service(context)
      if lws_service(context, 0) < 0 { return }
    }
  }

  /// Closes every connection and gives the library's memory back.
  func close() {
    if let context { lws_context_destroy(context) }
    context = nil
  }

  func performCommands() {
    for command in takeCommands() {
      switch command {
      case .respond(let id, let response):
        guard let connection = byID[id], !connection.isSocket else { continue }
        connection.response = response
        lws_callback_on_writable(connection.wsi)
      case .send(let id, let bytes):
        guard let connection = byID[id], connection.isSocket else { continue }
        send(bytes, to: connection)
      case .close(let id, let code, let reason):
        guard let connection = byID[id] else { continue }
        end(connection, code, reason)
      case .closeAll:
        endSockets("the connection was dropped on purpose")
      case .stop:
        isStopping = true
        endSockets("the server ends")
      }
    }
  }

  private func send(_ bytes: [UInt8], to connection: Connection) {
    guard connection.closing == nil else { return }
    if connection.outgoing.append(bytes) {
      lws_callback_on_writable(connection.wsi)
    } else {
      FaultLog.shared.report("slow", "a socket takes its messages too slowly and was closed")
      end(connection, 1013, "the page reads too slowly")
    }
  }

  /// Ends a connection with a reason, or without when the other side does not take one.
  private func end(_ connection: Connection, _ code: Int, _ reason: String) {
    connection.closing = (code, reason)
    lws_set_timeout(connection.wsi, PENDING_TIMEOUT_USER_OK, isStopping ? 1 : 5)
    lws_callback_on_writable(connection.wsi)
  }

  private func endSockets(_ reason: String) {
    for connection in connections.values where connection.isSocket && connection.closing == nil {
      end(connection, 1001, reason)
    }
  }

  /// The connection of a library handle, made at first sight.
  func connection(_ wsi: OpaquePointer) -> Connection {
    if let known = connections[wsi] { return known }
    lastID += 1
    let connection = Connection(id: lastID, wsi: wsi, settings: settings)
    connections[wsi] = connection
    byID[lastID] = connection
    return connection
  }

  /// Forgets a connection that is gone.
  func forget(_ wsi: OpaquePointer) {
    guard let connection = connections.removeValue(forKey: wsi) else { return }
    byID[connection.id] = nil
    if connection.isSocket { deliver(.closed(connection.id)) }
  }
}

/// The one entry from the library; a non-zero answer closes the connection.
private func serviceCallback(
  wsi: OpaquePointer?,
  reason: lws_callback_reasons,
  user: UnsafeMutableRawPointer?,
  input: UnsafeMutableRawPointer?,
  length: Int
) -> Int32 {
  guard let wsi, let context = lws_get_context(wsi), let owner = lws_context_user(context) else {
    return 0
  }
  let loop = Unmanaged<ServiceLoop>.fromOpaque(owner).takeUnretainedValue()
  switch reason {
  case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
    loop.performCommands()
    return 0
  case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
    return loop.confirmUpgrade(
      wsi, to: input.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) })
  case LWS_CALLBACK_HTTP:
    return loop.request(wsi)
  case LWS_CALLBACK_HTTP_WRITEABLE:
    return loop.writeResponse(loop.connection(wsi))
  case LWS_CALLBACK_ESTABLISHED:
    return loop.opened(wsi)
  case LWS_CALLBACK_RECEIVE:
    return loop.received(wsi, UnsafeRawBufferPointer(start: input, count: length))
  case LWS_CALLBACK_SERVER_WRITEABLE:
    return loop.writeMessages(loop.connection(wsi))
  case LWS_CALLBACK_CLOSED, LWS_CALLBACK_CLOSED_HTTP, LWS_CALLBACK_WSI_DESTROY:
    loop.forget(wsi)
    return 0
  default:
    return 0
  }
}
