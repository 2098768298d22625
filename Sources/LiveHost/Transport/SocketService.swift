import CLibWebSockets
import Foundation
import Synchronization

/// The service thread and the way to it.
///
/// libwebsockets runs on one thread of its own; everything it owns is touched there alone. Commands
/// go through a locked queue, and `lws_cancel_service`, which any thread may call, wakes the loop.
final class SocketService: Transport {
  private struct State: ~Copyable {
    var commands: [TransportCommand] = []
    /// The library's context as a number, since a pointer is not `Sendable`; `nil` when closed.
    var context: UInt?
  }

  private let state = Mutex(State())
  private let ended = DispatchSemaphore(value: 0)

  /// Starts the thread and waits until it listens.
  ///
  /// - Returns: The service and the port that it listens on.
  /// - Throws: ``LiveServerError`` when it cannot listen.
  static func start(
    _ settings: ServiceSettings,
    deliver: @escaping @Sendable (TransportEvent) -> Void
  ) throws -> (service: SocketService, port: Int) {
    let service = SocketService()
    let outcome = Mutex<Result<Int, LiveServerError>?>(nil)
    let ready = DispatchSemaphore(value: 0)
    let thread = Thread {
      let loop = ServiceLoop(settings: settings, deliver: deliver) { service.takeCommands() }
      let result = loop.open()
      if case .success = result { service.setContext(UInt(bitPattern: loop.context)) }
      outcome.withLock { $0 = result }
      ready.signal()
      if case .success = result { loop.run() }
      service.setContext(nil)
      loop.close()
      service.ended.signal()
    }
    thread.name = "live-host"
    thread.stackSize = 4 << 20
    thread.start()
    ready.wait()
    let result = outcome.withLock { $0 }
    guard let result else { throw LiveServerError.cannotListen(reason: "the thread ended") }
    return (service, try result.get())
  }

  func perform(_ command: TransportCommand) {
    state.withLock { state in
      state.commands.append(command)
      if state.commands.count == 1, let context = state.context {
        lws_cancel_service(OpaquePointer(bitPattern: context))
      }
    }
  }

  /// Ends the thread and waits for it.
  ///
  /// Every socket is closed.
  func stop() {
    perform(.stop)
    ended.wait()
  }

  private func takeCommands() -> [TransportCommand] {
    state.withLock { state in
      defer { state.commands = [] }
      return state.commands
    }
  }

  private func setContext(_ context: UInt?) {
    state.withLock { $0.context = context }
  }
}
