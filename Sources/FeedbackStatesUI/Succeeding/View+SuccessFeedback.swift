import FeedbackStates
public import SwiftUI

extension View {
  /// Tells that something worked each time a count rises: a haptic, a short checkmark over the
  /// view, and words for assistive technology.
  ///
  /// Never an alert. A ``MutationButton`` tells of its own success: put this on what has no such
  /// button, else the success is felt and spoken twice.
  ///
  /// - Parameters:
  ///   - count: How often it worked, such as `mutation.successCount`.
  ///   - message: The words; those for done when `nil`.
  /// - Returns: The view with the feedback.
  public func successFeedback(count: Int, message: String? = nil) -> some View {
    modifier(SuccessFeedback(count: count, message: message))
  }
}

private struct SuccessFeedback: ViewModifier {
  let count: Int
  let message: String?
  @State private var isShown = false
  @Environment(\.indicatorSettings) private var settings
  @Environment(\.feedbackStrings) private var strings

  func body(content: Content) -> some View {
    content
      .overlay {
        if isShown {
          SuccessMark()
            .font(.title)
            .padding(16)
            .background(.regularMaterial, in: Circle())
            .transition(.opacity)
        }
      }
      .successHaptic(trigger: count)
      .onChange(of: count) { old, new in
        guard new > old else { return }
        isShown = true
        Announcer.announce(message ?? strings.done)
      }
      .task(id: count) {
        guard isShown else { return }
        // A cancelled sleep means that a newer success took over: it ends by its own task.
        do { try await settings.clock.sleep(for: .milliseconds(1500)) } catch { return }
        isShown = false
      }
  }
}
