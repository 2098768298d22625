public import FeedbackStates
public import SwiftUI

extension View {
  /// Disables a control and says why in a caption below it.
  ///
  /// The reason is spoken as the control's hint, and the control keeps its place and the keyboard's
  /// focus. Work of the control's own that is under way disables it without a caption: its spinner
  /// says it.
  ///
  ///     Button("Buy") { buy() }
  ///       .disabled(because: cart.isEmpty ? "Add something to your cart first." : nil)
  ///
  /// - Parameter reason: Why the control cannot be used; `nil` when it can.
  /// - Returns: The control with its caption.
  public func disabled(because reason: DisabledReason?) -> some View {
    modifier(DisabledBecause(reason: reason))
  }
}

private struct DisabledBecause: ViewModifier {
  let reason: DisabledReason?

  func body(content: Content) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      content
        .disabled(reason != nil)
        .accessibilityHint(Text(reason?.caption ?? ""))
      if let caption = reason?.caption {
        Text(caption)
          .font(.caption)
          .foregroundStyle(.secondary)
          .fixedSize(horizontal: false, vertical: true)
          .accessibilityHidden(true)
      }
    }
  }
}
