/// Which fields submit.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The search field of a screen.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What happens on submit, from the inside out.
///
/// One object a modifier, so that the environment stays the same when only the closure is new.
@MainActor
final class Submission {
  var triggers: SubmitTriggers = []
  var action: () -> Void = {}
  var blocks: SubmitTriggers = []
  var outer: Submission?

  func submit(_ trigger: SubmitTriggers) {
    if triggers.contains(trigger) { action() }
    if !blocks.contains(trigger) { outer?.submit(trigger) }
  }
}

private enum SubmissionKey: EnvironmentKey {
  static var defaultValue: Submission? { nil }
}

extension EnvironmentValues {
  var submission: Submission? {
    get { self[SubmissionKey.self] }
    set { self[SubmissionKey.self] = newValue }
  }
}

private struct SubmissionView<Content: View>: View {
  let content: Content
  let triggers: SubmitTriggers
  var blocks: SubmitTriggers = []
  let action: () -> Void
  @State private var submission = Submission()
  @Environment(\.submission) private var outer

  var body: some View {
    let submission = connected()
    content.environment(\.submission, submission)
  }

  private func connected() -> Submission {
    submission.triggers = triggers
    submission.blocks = blocks
    submission.action = action
    submission.outer = outer
    return submission
  }
}

extension View {
  /// Does something when a field inside is submitted, as by the Return key.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    SubmissionView(content: self, triggers: triggers, action: action)
  }

  /// Keeps submissions of the fields inside from the actions outside.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    SubmissionView(
      content: self, triggers: [], blocks: isBlocking ? [.text, .search] : [], action: {})
  }
}
