import FeedbackStates
public import SwiftUI

/// A checkmark that comes with a small bounce, where motion is welcome.
///
/// Hidden from assistive technology: say the success in words once, beside it.
public struct SuccessMark: View {
  @State private var hasAppeared = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// Makes a checkmark.
  public init() {}

  /// The checkmark.
  public var body: some View {
    Image(systemName: "checkmark")
      .bold()
      .scaleEffect(hasAppeared || reducesMotion ? 1 : 0.4)
      .animation(reducesMotion ? nil : .bouncy(duration: 0.3), value: hasAppeared)
      .accessibilityHidden(true)
      .onAppear { hasAppeared = true }
  }
}

extension View {
  /// Tells that something worked each time a count rises: a haptic, a short checkmark over the
  /// view, and words for assistive technology.
  ///
  /// Never an alert.
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
      .sensoryFeedback(.success, trigger: count)
      .onChange(of: count) { old, new in
        guard new > old else { return }
        isShown = true
        Announcer.announce(message ?? strings.done)
      }
      .task(id: count) {
        guard isShown else { return }
        try? await Task.sleep(for: .milliseconds(1500))
        if !Task.isCancelled { isShown = false }
      }
  }
}
