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
