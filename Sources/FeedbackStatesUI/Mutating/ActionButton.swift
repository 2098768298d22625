import FeedbackStates
public import SwiftUI

/// A mutation button that keeps its mutation to itself, for work that no model needs to know of.
///
///     ActionButton("Send") { try await outbox.send(draft) }
///
/// It always runs the newest closure.
public struct ActionButton<Label: View>: View {
  private let role: ButtonRole?
  private let title: String?
  private let label: Label
  private let action: @MainActor () async throws -> Void
  @State private var mutation = Mutation<Void, Void> { _, _ in }

  /// Makes a button for an asynchronous action.
  ///
  /// - Parameters:
  ///   - role: What the button does to things.
  ///   - action: The work.
  ///   - label: The label.
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () async throws -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(title: nil, role: role, action: action, label: label())
  }

  // Here and not in an extension: an initialiser that makes state must stand in the type itself.
  fileprivate init(
    title: String?, role: ButtonRole?, action: @escaping @MainActor () async throws -> Void,
    label: Label
  ) {
    self.title = title
    self.role = role
    self.action = action
    self.label = label
  }

  /// The button.
  public var body: some View {
    MutationButton(
      mutation: mutation, role: role, name: title, showsFailure: true,
      start: {
        mutation.operation = { _, _ in try await action() }
        mutation.run()
      }, label: label)
  }
}

extension ActionButton where Label == Text {
  /// Makes a button for an asynchronous action.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - role: What the button does to things.
  ///   - action: The work.
  public init(
    _ title: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(title: title, role: role, action: action, label: Text(title))
  }
}
