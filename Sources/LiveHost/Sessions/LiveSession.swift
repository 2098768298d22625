import ElementTree

/// One page with what its script still has to hear.
@MainActor
final class LiveSession {
  let token: String
  let visitor: String
  let page: any LivePage
  private let transport: any Transport
  private let counters: LiveCounters
  private var log: MessageLog
  private var socket: ConnectionID?
  private var lastEvent = 0
  private var owesAcknowledgement = false
  private var isFlushScheduled = false
  private var isClosed = false
  private let schedule: (@escaping @MainActor () -> Void) -> Void

  init(
    token: String, visitor: String, page: any LivePage, limits: LiveLimits,
    transport: any Transport, counters: LiveCounters,
    schedule: @escaping (@escaping @MainActor () -> Void) -> Void
  ) {
    self.token = token
    self.visitor = visitor
    self.page = page
    self.transport = transport
    self.counters = counters
    self.schedule = schedule
    log = MessageLog(maximumCount: limits.replayBatches, maximumBytes: limits.replayBytes)
    page.needsRender = { [weak self] in self?.scheduleFlush() }
    page.document.onFirstChange = { [weak self] in self?.scheduleFlush() }
  }

  /// Renders the page and answers all of it.
  ///
  /// Commands are kept for the script.
  func snapshot() -> ElementSnapshot {
    page.render()
    let commands = page.document.takeOperations().filter {
      if case .command = $0 { true } else { false }
    }
    let snapshot = page.document.root.snapshot()
    if !commands.isEmpty { _ = keep(commands) }
    return snapshot
  }

  /// A socket goes on with the session: it gets what it missed, or everything.
  func attach(_ socket: ConnectionID, received: Int?) {
    self.socket = socket
    page.setActive(true)
    if let received, let missed = log.replay(after: received) {
      log.acknowledge(received)
      send(ServerMessage.joined(lastEvent: lastEvent).encoded())
      for message in missed { send(message) }
    } else {
      let number = log.lastNumber
      let root = snapshot()
      sendLaterScript()
      send(
        ServerMessage.page(token: token, number: number, lastEvent: lastEvent, root).encoded())
      for message in log.replay(after: number) ?? [] { send(message) }
    }
    owesAcknowledgement = false
    flush()
  }

  /// Sends the part of the script that the first answer leaves out.
  func sendLaterScript() {
    send(ServerMessage.part(script: ClientResources.laterScript).encoded())
  }

  /// The socket is gone; the page lives on.
  func detach() {
    socket = nil
    page.setActive(false)
  }

  /// Hands an event over once, whatever is sent again, and answers it.
  func handle(_ event: ElementEvent, number: Int, received: Int) {
    log.acknowledge(received)
    guard number > lastEvent else {
      send(ServerMessage.acknowledged(lastEvent: lastEvent).encoded())
      return
    }
    lastEvent = number
    owesAcknowledgement = true
    counters.values.events += 1
    if let value = event.value, event.name == "input" || event.name == "change" {
      note(value, of: event.target)
    }
    page.handle(event)
    flush()
  }

  func acknowledge(_ number: Int) { log.acknowledge(number) }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    socket = nil
    page.needsRender = nil
    page.document.onFirstChange = nil
    page.close()
  }

  /// Sends what changed.
  private func flush() {
    guard !isClosed else { return }
    page.render()
    let operations = page.document.takeOperations()
    if operations.isEmpty {
      if owesAcknowledgement { send(ServerMessage.acknowledged(lastEvent: lastEvent).encoded()) }
    } else {
      counters.values.operations += operations.count
      send(keep(operations))
    }
    owesAcknowledgement = false
  }

  private func keep(_ operations: [ElementOperation]) -> [UInt8] {
    log.append { number in
      ServerMessage.batch(number: number, lastEvent: lastEvent, operations).encoded()
    }
  }

  private func scheduleFlush() {
    guard !isFlushScheduled, !isClosed else { return }
    isFlushScheduled = true
    schedule { [weak self] in
      guard let self else { return }
      isFlushScheduled = false
      flush()
    }
  }

  /// What a person typed is what the field shows now; only another value needs to be sent.
  private func note(_ value: ElementValue, of id: ElementID) {
    guard let element = page.document.element(id) else { return }
    if case .bool = value {
      element.noteReported("checked", value)
    } else {
      element.noteReported("value", value)
    }
  }

  private func send(_ bytes: [UInt8]) {
    guard let socket else { return }
    counters.values.messagesSent += 1
    counters.values.bytesSent += bytes.count
    transport.perform(.send(socket, bytes))
  }
}
