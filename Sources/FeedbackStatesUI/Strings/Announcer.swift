import FeedbackStates
import SwiftUI

/// Speaks to people who use assistive technology.
enum Announcer {
  /// Speaks a text once.
  @MainActor
  static func announce(_ text: String) {
    AccessibilityNotification.Announcement(text).post()
  }
}
