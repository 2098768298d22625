public import FeedbackStates
public import SwiftUI

extension EnvironmentValues {
  /// The texts that the components show and speak: those set by ``SwiftUI/View/feedbackStrings(_:)``,
  /// else those of the environment's locale.
  public var feedbackStrings: FeedbackStrings {
    get { self[FeedbackStringsKey.self] ?? .localized(for: locale) }
    set { self[FeedbackStringsKey.self] = newValue }
  }
}

private enum FeedbackStringsKey: EnvironmentKey {
  static let defaultValue: FeedbackStrings? = nil
}

extension View {
  /// Replaces the texts of the components inside.
  ///
  /// - Parameter strings: The texts.
  /// - Returns: The view with the texts replaced.
  public func feedbackStrings(_ strings: FeedbackStrings) -> some View {
    environment(\.feedbackStrings, strings)
  }
}
