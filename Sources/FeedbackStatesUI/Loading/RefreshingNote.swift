import FeedbackStates
import SwiftUI

extension View {
  /// Says over content that it is being brought up to date, and takes no room or touch from it.
  func refreshingNote(_ configuration: WaitingConfiguration, isShown: Bool) -> some View {
    overlay(alignment: .top) {
      if isShown {
        HStack(spacing: 8) {
          ProgressView()
            .smallControl()
            .accessibilityLabel(Text(configuration.message))
          Text(configuration.message)
            .font(.footnote)
            .accessibilityHidden(true)
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background(.regularMaterial, in: Capsule())
        .allowsHitTesting(false)
      }
    }
  }
}

/// Says above content what a refresh waits for, and how not to wait; nothing while it just works.
struct HeldUpRefresh: View {
  let configuration: WaitingConfiguration

  var body: some View {
    if configuration.activity.isHeldUp {
      WaitingView(configuration: configuration)
        .waitingStyle(.inline)
        .padding(.horizontal)
        .padding(.vertical, 6)
    }
  }
}
