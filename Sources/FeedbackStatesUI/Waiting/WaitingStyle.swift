import FeedbackStates
public import SwiftUI

/// How a wait looks that stands in place of content.
///
/// Adopt the protocol for a look of your own, and set it with `waitingStyle(_:)`. A style is drawn
/// only while an indicator is due: after 300 ms, and then for 400 ms at least.
@MainActor @preconcurrency
public protocol WaitingStyle {
  /// The type of what the style draws.
  associatedtype Body: View

  /// Draws a wait.
  ///
  /// - Parameter configuration: What is being waited for.
  /// - Returns: The view.
  @ViewBuilder func makeBody(configuration: WaitingConfiguration) -> Body
}

extension View {
  /// Sets how waits inside look.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the style set.
  public func waitingStyle(_ style: some WaitingStyle) -> some View {
    environment(\.waitingStyle, AnyWaitingStyle { AnyView(style.makeBody(configuration: $0)) })
  }
}

struct AnyWaitingStyle {
  let makeBody: @MainActor (WaitingConfiguration) -> AnyView
}

extension EnvironmentValues {
  var waitingStyle: AnyWaitingStyle? {
    get { self[WaitingStyleKey.self] }
    set { self[WaitingStyleKey.self] = newValue }
  }
}

private enum WaitingStyleKey: EnvironmentKey {
  static var defaultValue: AnyWaitingStyle? { nil }
}
