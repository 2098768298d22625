#if canImport(Network)
  import Dispatch
  import Network
  import Observation

  /// Connectivity as the system's path monitor sees it.
  ///
  /// Keep one for the whole app and hand it to every loader. Until the monitor has spoken, there
  /// is a connection: asking in vain is better than waiting in vain.
  @MainActor @Observable
  public final class PathMonitorConnectivity: Connectivity {
    /// Whether there is a connection now.
    public private(set) var isOnline = true

    @ObservationIgnored private let subscribers = ConnectivitySubscribers()
    @ObservationIgnored private let monitor: PathMonitorHandle

    /// Starts to watch the network.
    ///
    /// The watch ends when this object is freed.
    public init() {
      monitor = PathMonitorHandle()
      monitor.start { [weak self] isOnline in
        Task { @MainActor in self?.update(isOnline) }
      }
    }

    /// Whether there is a connection now, and then each change.
    ///
    /// - Returns: The present value followed by every change.
    public func updates() -> AsyncStream<Bool> {
      subscribers.stream(startingWith: isOnline)
    }

    private func update(_ isOnline: Bool) {
      guard isOnline != self.isOnline else { return }
      self.isOnline = isOnline
      subscribers.send(isOnline)
    }
  }

  /// Cancels the monitor when its owner lets go of it.
  private final class PathMonitorHandle: Sendable {
    private let monitor = NWPathMonitor()

    func start(_ onUpdate: @escaping @Sendable (Bool) -> Void) {
      monitor.pathUpdateHandler = { onUpdate($0.status != .unsatisfied) }
      monitor.start(queue: DispatchQueue(label: "feedback-states.path-monitor"))
    }

    deinit { monitor.cancel() }
  }
#endif
