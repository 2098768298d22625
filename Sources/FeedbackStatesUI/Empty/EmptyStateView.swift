import FeedbackStates
public import SwiftUI

/// Says that there is nothing yet, and what to do next.
///
///     EmptyStateView("No books yet", systemImage: "books.vertical",
///       description: "Books that you add are kept here.") {
///       Button("Add a book") { isAdding = true }
///     }
public struct EmptyStateView<Actions: View>: View {
  private let title: String
  private let systemImage: String
  private let description: String
  private let actions: Actions

  /// Makes an empty state with a next step.
  ///
  /// - Parameters:
  ///   - title: What there is none of.
  ///   - systemImage: The symbol above the title.
  ///   - description: What will stand here, or how it gets here.
  ///   - actions: The next step.
  public init(
    _ title: String, systemImage: String = "tray", description: String,
    @ViewBuilder actions: () -> Actions
  ) {
    self.title = title
    self.systemImage = systemImage
    self.description = description
    self.actions = actions()
  }

  /// The empty state.
  public var body: some View {
    ContentUnavailableView {
      Label(title, systemImage: systemImage)
    } description: {
      Text(description)
    } actions: {
      actions
    }
  }
}

extension EmptyStateView where Actions == EmptyView {
  /// Makes an empty state whose description names the next step.
  ///
  /// - Parameters:
  ///   - title: What there is none of.
  ///   - systemImage: The symbol above the title.
  ///   - description: What to do next.
  public init(_ title: String, systemImage: String = "tray", description: String) {
    self.init(title, systemImage: systemImage, description: description) { EmptyView() }
  }
}
