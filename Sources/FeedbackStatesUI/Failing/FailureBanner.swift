public import FeedbackStates
public import SwiftUI

/// A strip for what failed beside content that is there: it blocks nothing and leaves a way on.
public struct FailureBanner: View {
  private let description: FailureDescription
  private let detail: String?
  private let retry: (@MainActor () -> Void)?
  private let dismiss: (@MainActor () -> Void)?
  @Environment(\.failureRecoveryHandler) private var handler
  @Environment(\.feedbackStrings) private var strings

  /// Makes a banner.
  ///
  /// - Parameters:
  ///   - description: What failed.
  ///   - detail: One more line, such as how old the content is.
  ///   - retry: Starts the work again.
  ///   - dismiss: Takes the banner away; `nil` where it leaves by itself.
  public init(
    _ description: FailureDescription, detail: String? = nil,
    retry: (@MainActor () -> Void)? = nil, dismiss: (@MainActor () -> Void)? = nil
  ) {
    self.description = description
    self.detail = detail
    self.retry = retry
    self.dismiss = dismiss
  }

  /// The banner.
  public var body: some View {
    let configuration = FailureConfiguration(
      description, retry: retry, handler: handler, strings: strings)
    HStack(spacing: 12) {
      Image(systemName: description.cause == .offline ? "wifi.slash" : "exclamationmark.triangle")
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(description.title)
          .font(.subheadline)
          .bold()
        if let detail = detail ?? description.advice {
          Text(detail)
            .font(.footnote)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      FailureActions(configuration: configuration)
      if let dismiss {
        Button(action: dismiss) {
          Image(systemName: "xmark")
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(Text(strings.dismiss))
      }
    }
    .padding(12)
    .background(Color.orange.opacity(0.18), in: RoundedRectangle(cornerRadius: 12))
    .padding(.horizontal)
    .padding(.vertical, 6)
    .accessibilityElement(children: .contain)
    .onAppear { Announcer.announce(description.spokenText) }
  }
}
