public import FeedbackStates
public import SwiftUI

/// What is wrong with a field, below it; nothing while nothing is.
public struct ValidationMessage: View {
  private let field: any FormField
  @Environment(\.feedbackStrings) private var strings

  /// Makes the message of a field.
  ///
  /// - Parameter field: The field.
  public init(_ field: any FormField) {
    self.field = field
  }

  /// The message.
  public var body: some View {
    Group {
      if let message = field.message {
        Label(message, systemImage: "exclamationmark.circle")
          .foregroundStyle(.red)
      } else if field.isChecking {
        Text(strings.checking)
          .foregroundStyle(.secondary)
      }
    }
    .font(.caption)
    .accessibilityHidden(true)
    .onChange(of: field.message) { _, message in
      if let message { Announcer.announce("\(field.label): \(message)") }
    }
  }
}

/// What is wrong in a form after a submission, with a way to each field.
public struct ValidationSummary: View {
  private let form: FormValidation
  private let focus: FocusState<FieldID?>.Binding

  /// Makes the summary of a form.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - focus: The focus of the form.
  public init(_ form: FormValidation, focus: FocusState<FieldID?>.Binding) {
    self.form = form
    self.focus = focus
  }

  /// The summary; nothing while none is due.
  public var body: some View {
    Group {
      if let title = form.summaryTitle {
        VStack(alignment: .leading, spacing: 6) {
          Text(title)
            .font(.headline)
            .accessibilityAddTraits(.isHeader)
          ForEach(form.problems) { problem in
            if let id = problem.field {
              Button("\(problem.label ?? ""): \(problem.message)") { focus.wrappedValue = id }
                .buttonStyle(.borderless)
            } else {
              Text(problem.message)
            }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .onAppear { Announcer.announce(title) }
      }
    }
    .onChange(of: form.focusTarget) { _, target in
      guard let target else { return }
      focus.wrappedValue = target
      form.focusTarget = nil
    }
  }
}
