public import FeedbackStates

/// What a waiting style draws.
@MainActor
public struct WaitingConfiguration {
  /// What is being waited for, in the person's words.
  public let label: String
  /// How long the person has waited.
  public let phase: IndicatorPhase
  /// What is going on: working, waiting to try again, waiting for the network.
  public let activity: LoadActivity
  /// How far the work has come, when it says so.
  public let progress: LoadProgress?
  /// Calls the work off; `nil` where it cannot be called off.
  public let cancel: (@MainActor () -> Void)?
  /// Starts an attempt at once that would come by itself; `nil` where there is none to wait for.
  public let tryNow: (@MainActor () -> Void)?
  /// The words.
  public let strings: FeedbackStrings

  /// What to say about the wait now: the label, that the work still runs, or what it waits for.
  public var message: String {
    switch activity {
    case .waitingForNetwork:
      return strings.waitingForNetwork
    case .waitingToRetry(let wait):
      return strings.tryingAgain(.seconds(wait.secondsRemaining), wait.retry, wait.limit)
    case .idle, .working, .streaming:
      return phase.isStillWorking ? strings.stillWorking : label
    }
  }
}
