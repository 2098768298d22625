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
    .onChange(of: occasionToSpeak, initial: true) { _, occasion in
      if occasion != nil { Announcer.announce(configuration.message) }
    }
  }

  /// Whether the work waits for something: that is said at once, whatever the delay.
  private var isHeldUp: Bool {
    configuration.activity.isWaitingForNetwork || configuration.activity.retryWait != nil
  }

  /// What there is to speak of: its words but for a countdown, which is spoken once and not at
  /// every second.
  private var occasionToSpeak: String? {
    switch configuration.activity {
    case .waitingForNetwork: return configuration.message
    case .waitingToRetry(let wait): return "retry \(wait.retry)"
    case .idle, .working, .streaming:
      guard configuration.phase.isVisible, configuration.phase != .lingering else { return nil }
      return configuration.message
    }
  }
}
