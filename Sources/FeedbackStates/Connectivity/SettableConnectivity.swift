import Observation

/// A connectivity that is told what to say, for tests, previews and hosts without a path monitor.
@MainActor @Observable
public final class SettableConnectivity: Connectivity {
  /// Whether there is a connection.
  ///
  /// Setting it tells everyone who listens.
  public var isOnline: Bool {
    didSet {
      if isOnline != oldValue { subscribers.send(isOnline) }
    }
  }

  @ObservationIgnored private let subscribers = ConnectivitySubscribers()

  /// Makes a connectivity.
  ///
  /// - Parameter isOnline: What it says at first.
  public init(isOnline: Bool = true) {
    self.isOnline = isOnline
  }

  /// Whether there is a connection now, and then each change.
  ///
  /// - Returns: The present value followed by every change.
  public func updates() -> AsyncStream<Bool> {
    subscribers.stream(startingWith: isOnline)
  }
}
