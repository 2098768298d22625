public import FeedbackStates
public import SwiftUI

/// What a notice style draws.
@MainActor
public struct NoticeConfiguration {
  /// The notice.
  public let notice: Notice
  /// Takes the notice away.
  public let dismiss: @MainActor () -> Void
  /// The words.
  public let strings: FeedbackStrings
}

/// How a notice looks.
@MainActor @preconcurrency
public protocol NoticeStyle {
  /// The type of what the style draws.
  associatedtype Body: View

  /// Draws a notice.
  ///
  /// - Parameter configuration: The notice.
  /// - Returns: The view.
  @ViewBuilder func makeBody(configuration: NoticeConfiguration) -> Body
}

/// A card with a symbol, the message, its action, and a way to dismiss it.
public struct CardNoticeStyle: NoticeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Draws a notice.
  ///
  /// - Parameter configuration: The notice.
  /// - Returns: The view.
  public func makeBody(configuration: NoticeConfiguration) -> some View {
    let notice = configuration.notice
    HStack(spacing: 12) {
      symbol(notice.kind)
      VStack(alignment: .leading, spacing: 2) {
        Text(notice.title)
          .font(.subheadline)
          .bold()
        if let message = notice.message {
          Text(message)
            .font(.footnote)
        }
      }
      if let action = notice.action {
        Button(action.label) {
          action.perform()
          configuration.dismiss()
        }
        .buttonStyle(.bordered)
      }
      Button(action: configuration.dismiss) {
        Image(systemName: "xmark")
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(Text(configuration.strings.dismiss))
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
    .shadow(radius: 8)
    .accessibilityElement(children: .contain)
  }

  @ViewBuilder
  private func symbol(_ kind: Notice.Kind) -> some View {
    switch kind {
    case .information:
      Image(systemName: "info.circle").foregroundStyle(.blue).accessibilityHidden(true)
    case .success:
      SuccessMark().foregroundStyle(.green)
    case .warning:
      Image(systemName: "exclamationmark.triangle").foregroundStyle(.orange)
        .accessibilityHidden(true)
    case .failure:
      Image(systemName: "xmark.octagon").foregroundStyle(.red).accessibilityHidden(true)
    case .working(let progress?):
      ProgressView(value: progress).frame(width: 48)
    case .working(nil):
      ProgressView().smallControl()
    }
  }
}

extension NoticeStyle where Self == CardNoticeStyle {
  /// A card.
  public static var card: CardNoticeStyle { CardNoticeStyle() }
}

extension View {
  /// Sets how notices look.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the style set.
  public func noticeStyle(_ style: some NoticeStyle) -> some View {
    environment(\.noticeStyle, AnyNoticeStyle { AnyView(style.makeBody(configuration: $0)) })
  }
}

struct AnyNoticeStyle {
  let makeBody: @MainActor (NoticeConfiguration) -> AnyView
}

extension EnvironmentValues {
  var noticeStyle: AnyNoticeStyle? {
    get { self[NoticeStyleKey.self] }
    set { self[NoticeStyleKey.self] = newValue }
  }
}

private enum NoticeStyleKey: EnvironmentKey {
  static var defaultValue: AnyNoticeStyle? { nil }
}
