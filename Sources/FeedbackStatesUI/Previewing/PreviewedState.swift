/// A state that a screen with a loader can be in, for looking at.
public enum PreviewedState: String, CaseIterable, Hashable, Identifiable, Sendable {
  /// The first wait.
  case waiting
  /// A wait that takes long and can be called off.
  case longWait
  /// A wait for the next attempt.
  case tryingAgain
  /// A wait for the network.
  case waitingForNetwork
  /// Content.
  case content
  /// Content that is being refreshed.
  case refreshing
  /// Content that could not be brought up to date.
  case refreshFailed
  /// An answer without anything in it.
  case empty
  /// A failure in place of content.
  case failed

  /// The state itself.
  public var id: Self { self }

  /// The name, for developers.
  public var title: String {
    switch self {
    case .waiting: "Waiting"
    case .longWait: "Waiting for Long"
    case .tryingAgain: "Trying Again"
    case .waitingForNetwork: "Waiting for the Network"
    case .content: "Content"
    case .refreshing: "Refreshing"
    case .refreshFailed: "Refresh Failed"
    case .empty: "Nothing There"
    case .failed: "Failed"
    }
  }
}
