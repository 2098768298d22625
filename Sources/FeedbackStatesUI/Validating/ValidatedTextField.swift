public import FeedbackStates
public import SwiftUI

/// A text field that says below itself what is wrong, once the person has left it.
///
///     ValidatedTextField(form.title, focus: $focus)
public struct ValidatedTextField: View {
  private let field: Field<String>
  private let prompt: String?
  private let focus: FocusState<FieldID?>.Binding

  /// Makes a text field.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - prompt: An example of what to enter.
  ///   - focus: The focus of the form, so that a submission can move it to the first problem.
  public init(
    _ field: Field<String>, prompt: String? = nil, focus: FocusState<FieldID?>.Binding
  ) {
    self.field = field
    self.prompt = prompt
    self.focus = focus
  }

  /// The field with its message.
  public var body: some View {
    TextField(
      field.label, text: Binding(get: { field.value }, set: { field.value = $0 }),
      prompt: prompt.map { Text($0) }
    )
    .validated(by: field, focus: focus)
  }
}

extension View {
  /// Shows the message of a field below its control, and tells the field when the focus leaves.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - focus: The focus of the form.
  /// - Returns: The control with its message.
  public func validated<Value>(
    by field: Field<Value>, focus: FocusState<FieldID?>.Binding
  ) -> some View {
    modifier(ValidatedControl(field: field, focus: focus))
  }
}

private struct ValidatedControl<Value>: ViewModifier {
  let field: Field<Value>
  let focus: FocusState<FieldID?>.Binding

  func body(content: Content) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      content
        .focused(focus, equals: field.id)
        .accessibilityHint(Text(field.message ?? ""))
      ValidationMessage(field)
    }
    .onChange(of: focus.wrappedValue) { old, new in
      if old == field.id, new != field.id { field.leave() }
    }
  }
}
