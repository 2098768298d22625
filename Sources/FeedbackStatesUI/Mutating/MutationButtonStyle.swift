import FeedbackStates
public import SwiftUI

/// What a mutation button style draws.
@MainActor
public struct MutationButtonConfiguration {
  /// What a mutation button shows.
  public enum Phase: Hashable, Sendable {
    /// Its label.
    case ready
    /// That it works; `progress` is a fraction from 0 to 1, or `nil` while it is unknown.
    case working(progress: Double?)
    /// That the work ended well.
    case succeeded
  }

  /// The label.
  public let label: AnyView
  /// What the button shows.
  public let phase: Phase
}

/// How the inside of a mutation button looks.
///
/// The button around it follows SwiftUI's own `buttonStyle(_:)`.
@MainActor @preconcurrency
public protocol MutationButtonStyle {
  /// The type of what the style draws.
  associatedtype Body: View

  /// Draws the inside of a button.
  ///
  /// - Parameter configuration: The label and the phase.
  /// - Returns: The view.
  @ViewBuilder func makeBody(configuration: MutationButtonConfiguration) -> Body
}

/// A small spinner or a checkmark in place of the label, whose room is kept.
public struct SpinnerMutationButtonStyle: MutationButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Draws the inside of a button.
  ///
  /// - Parameter configuration: The label and the phase.
  /// - Returns: The view.
  public func makeBody(configuration: MutationButtonConfiguration) -> some View {
    ZStack {
      // Not 0, which would hide the label from assistive technology too.
      configuration.label
        .opacity(configuration.phase == .ready ? 1 : 0.01)
      switch configuration.phase {
      case .ready:
        EmptyView()
      case .working(let progress?):
        ProgressView(value: progress)
          .frame(width: 48)
          .accessibilityHidden(true)
      case .working(nil):
        ProgressView()
          .smallControl()
          .accessibilityHidden(true)
      case .succeeded:
        SuccessMark()
      }
    }
  }
}

extension MutationButtonStyle where Self == SpinnerMutationButtonStyle {
  /// A small spinner or a checkmark in place of the label.
  public static var spinner: SpinnerMutationButtonStyle { SpinnerMutationButtonStyle() }
}

extension View {
  /// Sets how the inside of mutation buttons looks.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the style set.
  public func mutationButtonStyle(_ style: some MutationButtonStyle) -> some View {
    environment(
      \.mutationButtonStyle, AnyMutationButtonStyle { AnyView(style.makeBody(configuration: $0)) })
  }
}

struct AnyMutationButtonStyle {
  let makeBody: @MainActor (MutationButtonConfiguration) -> AnyView
}

extension EnvironmentValues {
  var mutationButtonStyle: AnyMutationButtonStyle? {
    get { self[MutationButtonStyleKey.self] }
    set { self[MutationButtonStyleKey.self] = newValue }
  }
}

private enum MutationButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyMutationButtonStyle? { nil }
}
