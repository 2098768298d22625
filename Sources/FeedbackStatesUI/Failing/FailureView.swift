import FeedbackStates
public import SwiftUI

/// A failure in place of content: what happened, what helps, and a way to try again.
///
/// Spoken once when it appears, and the focus of assistive technology moves to it.
public struct FailureView: View {
  private let error: any Error
  private let retry: (@MainActor () -> Void)?
  @Environment(\.failureStyle) private var style
  @Environment(\.failureRecoveryHandler) private var handler
  @Environment(\.feedbackStrings) private var strings
  @AccessibilityFocusState private var isFocused: Bool

  /// Makes a failure view.
  ///
  /// - Parameters:
  ///   - error: What failed.
  ///   - retry: Starts the work again; `nil` only where there is nothing to start.
  public init(_ error: any Error, retry: (@MainActor () -> Void)?) {
    self.error = error
    self.retry = retry
  }

  /// The failure.
  public var body: some View {
    let configuration = FailureConfiguration(
      FailureDescription(error, strings: strings), retry: retry, handler: handler,
      strings: strings)
    Group {
      if let style {
        style.makeBody(configuration)
      } else {
        FullScreenFailureStyle().makeBody(configuration: configuration)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityFocused($isFocused)
    .onAppear {
      Announcer.announce(configuration.description.spokenText)
      isFocused = true
    }
  }
}
