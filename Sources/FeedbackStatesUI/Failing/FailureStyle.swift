import FeedbackStates
public import SwiftUI

/// How a failure looks that stands in place of content.
@MainActor @preconcurrency
public protocol FailureStyle {
  /// The type of what the style draws.
  associatedtype Body: View

  /// Draws a failure.
  ///
  /// - Parameter configuration: What failed and what can be done.
  /// - Returns: The view.
  @ViewBuilder func makeBody(configuration: FailureConfiguration) -> Body
}

/// A symbol, what happened, what helps, and the way on: in place of the whole content.
public struct FullScreenFailureStyle: FailureStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Draws a failure.
  ///
  /// - Parameter configuration: What failed and what can be done.
  /// - Returns: The view.
  public func makeBody(configuration: FailureConfiguration) -> some View {
    ContentUnavailableView {
      Label(configuration.description.title, systemImage: symbol(for: configuration))
    } description: {
      if let advice = configuration.description.advice { Text(advice) }
    } actions: {
      FailureActions(configuration: configuration)
    }
  }

  private func symbol(for configuration: FailureConfiguration) -> String {
    switch configuration.description.cause {
    case .offline: "wifi.slash"
    case .permissionDenied, .signedOut: "lock"
    case .storageFull: "externaldrive.badge.exclamationmark"
    case .notFound: "questionmark.folder"
    default: "exclamationmark.triangle"
    }
  }
}

extension FailureStyle where Self == FullScreenFailureStyle {
  /// In place of the whole content.
  public static var fullScreen: FullScreenFailureStyle { FullScreenFailureStyle() }
}

/// One line with what happened and the way on: for a part of a screen.
public struct InlineFailureStyle: FailureStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Draws a failure.
  ///
  /// - Parameter configuration: What failed and what can be done.
  /// - Returns: The view.
  public func makeBody(configuration: FailureConfiguration) -> some View {
    HStack(spacing: 8) {
      Image(systemName: "exclamationmark.triangle")
        .foregroundStyle(.red)
        .accessibilityHidden(true)
      Text(configuration.description.spokenText)
        .font(.footnote)
        .frame(maxWidth: .infinity, alignment: .leading)
      FailureActions(configuration: configuration)
    }
  }
}

extension FailureStyle where Self == InlineFailureStyle {
  /// One line with the way on.
  public static var inline: InlineFailureStyle { InlineFailureStyle() }
}

extension View {
  /// Sets how failures inside look.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the style set.
  public func failureStyle(_ style: some FailureStyle) -> some View {
    environment(\.failureStyle, AnyFailureStyle { AnyView(style.makeBody(configuration: $0)) })
  }
}

struct AnyFailureStyle {
  let makeBody: @MainActor (FailureConfiguration) -> AnyView
}

extension EnvironmentValues {
  var failureStyle: AnyFailureStyle? {
    get { self[FailureStyleKey.self] }
    set { self[FailureStyleKey.self] = newValue }
  }
}

private enum FailureStyleKey: EnvironmentKey {
  static var defaultValue: AnyFailureStyle? { nil }
}

/// The buttons of a failure.
struct FailureActions: View {
  let configuration: FailureConfiguration

  var body: some View {
    if let recover = configuration.recover, let label = configuration.recoverLabel {
      Button(label, action: recover)
        .buttonStyle(.borderedProminent)
    }
    if let retry = configuration.retry {
      Button(configuration.strings.tryAgain, action: retry)
        .buttonStyle(.bordered)
    }
  }
}
