import FeedbackStates
import SwiftUI

/// A wait in place of content: nothing until an indicator is due, then the style's drawing, spoken
/// once.
struct WaitingView: View {
  let configuration: WaitingConfiguration
  @Environment(\.waitingStyle) private var style

  var body: some View {
    Group {
      if configuration.phase.isVisible || isHeldUp {
        if let style {
          style.makeBody(configuration)
        } else {
          FullScreenWaitingStyle().makeBody(configuration: configuration)
        }
      } else {
        Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .onChange(of: spokenMessage, initial: true) { _, message in
      if let message { Announcer.announce(message) }
    }
  }

  /// Whether the work waits for something: that is said at once, whatever the delay.
  private var isHeldUp: Bool {
    configuration.activity.isWaitingForNetwork || configuration.activity.retryWait != nil
  }

  /// What to speak; a countdown is spoken once and not at every second.
  private var spokenMessage: String? {
    switch configuration.activity {
    case .waitingForNetwork: return configuration.message
    case .waitingToRetry(let wait):
      let seconds = wait.retry
      return configuration.strings.tryingAgain(.seconds(0), seconds, wait.limit)
    case .idle, .working, .streaming:
      guard configuration.phase.isVisible, configuration.phase != .lingering else { return nil }
      return configuration.message
    }
  }
}
