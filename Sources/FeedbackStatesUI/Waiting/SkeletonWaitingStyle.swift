import FeedbackStates
public import SwiftUI

/// Placeholders in the shape of the content: for lists and cards whose layout is known.
///
/// The placeholders are hidden from assistive technology, which finds one element in their place
/// that says what is being waited for.
///
///     .waitingStyle(.skeleton(rows: 6) { BookRow(book: .placeholder) })
public struct SkeletonWaitingStyle<Row: View>: WaitingStyle {
  private let count: Int
  private let row: Row

  /// Makes the style.
  ///
  /// - Parameters:
  ///   - rows: How many placeholders there are.
  ///   - row: One row with example content, which is not readable.
  public init(rows: Int = 6, @ViewBuilder row: () -> Row) {
    count = rows
    self.row = row()
  }

  /// Draws a wait.
  ///
  /// - Parameter configuration: What is being waited for.
  /// - Returns: The view.
  public func makeBody(configuration: WaitingConfiguration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      WaitingNote(configuration: configuration)
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in
          row
            .padding(.vertical, 10)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      .redacted(reason: .placeholder)
      .accessibilityHidden(true)
      .allowsHitTesting(false)
    }
    .padding(.horizontal)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }
}

extension WaitingStyle {
  /// Placeholders in the shape of the content.
  ///
  /// - Parameters:
  ///   - rows: How many placeholders there are.
  ///   - row: One row with example content, which is not readable.
  /// - Returns: The style.
  public static func skeleton<Row: View>(
    rows: Int = 6, @ViewBuilder row: () -> Row
  ) -> Self where Self == SkeletonWaitingStyle<Row> {
    SkeletonWaitingStyle(rows: rows, row: row)
  }
}

/// The words of a wait whose placeholders say nothing: seen once it takes long, spoken always.
private struct WaitingNote: View {
  let configuration: WaitingConfiguration

  private var isSeen: Bool {
    configuration.phase.isStillWorking || configuration.tryNow != nil
      || configuration.activity.isWaitingForNetwork
  }

  var body: some View {
    HStack(spacing: 8) {
      ProgressView()
        .smallControl()
        .accessibilityLabel(Text(configuration.message))
      if isSeen {
        Text(configuration.message)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
      }
      WaitingActions(configuration: configuration)
    }
    .opacity(isSeen ? 1 : 0.01)
    .padding(.vertical, 6)
  }
}
