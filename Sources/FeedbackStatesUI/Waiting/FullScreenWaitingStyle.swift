import FeedbackStates
public import SwiftUI

/// A spinner in the middle, with what is being waited for: the pattern of a first load.
public struct FullScreenWaitingStyle: WaitingStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Draws a wait.
  ///
  /// - Parameter configuration: What is being waited for.
  /// - Returns: The view.
  public func makeBody(configuration: WaitingConfiguration) -> some View {
    VStack(spacing: 16) {
      WaitingIndicator(configuration: configuration)
      WaitingActions(configuration: configuration)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .padding()
  }
}

extension WaitingStyle where Self == FullScreenWaitingStyle {
  /// A spinner in the middle, with what is being waited for.
  public static var fullScreen: FullScreenWaitingStyle { FullScreenWaitingStyle() }
}

/// A small spinner in one line with what is being waited for: for a part of a screen.
public struct InlineWaitingStyle: WaitingStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Draws a wait.
  ///
  /// - Parameter configuration: What is being waited for.
  /// - Returns: The view.
  public func makeBody(configuration: WaitingConfiguration) -> some View {
    HStack(spacing: 8) {
      ProgressView()
        .smallControl()
        .accessibilityHidden(true)
      Text(configuration.message)
        .font(.footnote)
        .foregroundStyle(.secondary)
      WaitingActions(configuration: configuration)
    }
    .accessibilityElement(children: .contain)
  }
}

extension WaitingStyle where Self == InlineWaitingStyle {
  /// A small spinner in one line with what is being waited for.
  public static var inline: InlineWaitingStyle { InlineWaitingStyle() }
}

/// The spinner or the bar of a wait, with its words.
struct WaitingIndicator: View {
  let configuration: WaitingConfiguration

  var body: some View {
    if let fraction = configuration.progress?.fraction {
      ProgressView(value: fraction) {
        Text(configuration.message)
      } currentValueLabel: {
        Text(configuration.strings.progress(fraction))
      }
      .frame(maxWidth: 320)
    } else {
      ProgressView(configuration.message)
    }
  }
}

/// What the person can do about a wait.
struct WaitingActions: View {
  let configuration: WaitingConfiguration

  var body: some View {
    if let tryNow = configuration.tryNow {
      Button(configuration.strings.tryNow, action: tryNow)
        .buttonStyle(.bordered)
    }
    if let cancel = configuration.cancel, configuration.phase.offersCancel {
      Button(configuration.strings.cancel, role: .cancel, action: cancel)
        .buttonStyle(.bordered)
    }
  }
}
