public import FeedbackStates
public import SwiftUI

/// A button that changes something: guarded against a second tap, disabled while it works, with a
/// spinner in place of its label, a short success, and a failure that says what to do.
///
///     MutationButton("Save", mutation: model.save, input: draft)
///       .disabled(because: form.disabledReason)
///
/// The width stays as it is while the label gives way to the spinner or the checkmark. Work that
/// takes longer than ten seconds (`IndicatorTiming.offersCancelAfter`) can be called off below it.
public struct MutationButton<Input, Output, Label: View>: View {
  private let mutation: Mutation<Input, Output>
  private let role: ButtonRole?
  private let accessibleName: String?
  private let start: @MainActor () -> Void
  private let showsFailure: Bool
  private let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.mutationButtonStyle) private var style
  @Environment(\.feedbackStrings) private var strings

  init(
    mutation: Mutation<Input, Output>, role: ButtonRole?, name: String?, showsFailure: Bool,
    start: @escaping @MainActor () -> Void, label: Label
  ) {
    self.mutation = mutation
    self.role = role
    accessibleName = name
    self.showsFailure = showsFailure
    self.start = start
    self.label = label
  }

  /// The button.
  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Button(role: role) {
        start()
      } label: {
        face
      }
      .disabled(mutation.isBusy)
      .accessibilityValue(Text(accessibleState))
      .successHaptic(trigger: mutation.successCount)
      .failureHaptic(trigger: mutation.failureCount)
      if mutation.indicator.phase.offersCancel, isEnabled {
        Button(strings.cancel, role: .cancel) { mutation.cancel() }
          .font(.footnote)
          .buttonStyle(.borderless)
      }
      if showsFailure, let error = mutation.phase.error {
        MutationFailureCaption(error: error)
      }
    }
    .onChange(of: mutation.successCount) { Announcer.announce(strings.done) }
    .onChange(of: mutation.indicator.phase.isVisible) { _, isVisible in
      if isVisible, mutation.isBusy { Announcer.announce(strings.working(accessibleName ?? "")) }
    }
  }

  private var face: some View {
    let configuration = MutationButtonConfiguration(
      label: AnyView(label),
      phase: mutation.indicator.phase.isVisible
        ? .working(progress: mutation.phase.progress)
        : mutation.phase.isSucceeded ? .succeeded : .ready)
    return Group {
      if let style {
        style.makeBody(configuration)
      } else {
        SpinnerMutationButtonStyle().makeBody(configuration: configuration)
      }
    }
  }

  private var accessibleState: String {
    if mutation.isBusy { return strings.working(accessibleName ?? "") }
    return mutation.phase.isSucceeded ? strings.done : ""
  }
}

extension MutationButton {
  /// Makes a button for a mutation and what it is about.
  ///
  /// - Parameters:
  ///   - mutation: The mutation; keep it in a model, so that its phase outlives the view.
  ///   - input: What the work is about, taken when the button is pressed.
  ///   - role: What the button does to things.
  ///   - showsFailure: Whether a failure is said below the button; `false` where another surface
  ///     says it.
  ///   - label: The label.
  public init(
    mutation: Mutation<Input, Output>, input: @autoclosure @escaping @MainActor () -> Input,
    role: ButtonRole? = nil, showsFailure: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      mutation: mutation, role: role, name: nil, showsFailure: showsFailure,
      start: { mutation.run(input()) }, label: label())
  }
}

extension MutationButton where Label == Text {
  /// Makes a button for a mutation and what it is about.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - mutation: The mutation; keep it in a model, so that its phase outlives the view.
  ///   - input: What the work is about, taken when the button is pressed.
  ///   - role: What the button does to things.
  ///   - showsFailure: Whether a failure is said below the button.
  public init(
    _ title: String, mutation: Mutation<Input, Output>,
    input: @autoclosure @escaping @MainActor () -> Input, role: ButtonRole? = nil,
    showsFailure: Bool = true
  ) {
    self.init(
      mutation: mutation, role: role, name: title, showsFailure: showsFailure,
      start: { mutation.run(input()) }, label: Text(title))
  }
}

extension MutationButton where Input == Void {
  /// Makes a button for a mutation.
  ///
  /// - Parameters:
  ///   - mutation: The mutation; keep it in a model, so that its phase outlives the view.
  ///   - role: What the button does to things.
  ///   - showsFailure: Whether a failure is said below the button.
  ///   - label: The label.
  public init(
    mutation: Mutation<Void, Output>, role: ButtonRole? = nil, showsFailure: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      mutation: mutation, role: role, name: nil, showsFailure: showsFailure,
      start: { mutation.run() }, label: label())
  }
}

extension MutationButton where Input == Void, Label == Text {
  /// Makes a button for a mutation.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - mutation: The mutation; keep it in a model, so that its phase outlives the view.
  ///   - role: What the button does to things.
  ///   - showsFailure: Whether a failure is said below the button.
  public init(
    _ title: String, mutation: Mutation<Void, Output>, role: ButtonRole? = nil,
    showsFailure: Bool = true
  ) {
    self.init(
      mutation: mutation, role: role, name: title, showsFailure: showsFailure,
      start: { mutation.run() }, label: Text(title))
  }
}

/// What a mutation failed with, below its button: the button itself is the way to try again.
private struct MutationFailureCaption: View {
  let error: any Error
  @Environment(\.feedbackStrings) private var strings

  var body: some View {
    let text = FailureDescription(error, strings: strings).spokenText
    Label(text, systemImage: "exclamationmark.circle")
      .font(.caption)
      .foregroundStyle(.red)
      .onAppear { Announcer.announce(text) }
  }
}
