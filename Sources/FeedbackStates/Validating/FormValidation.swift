import Observation

/// The fields of one form, from the first to the last as the person meets them.
///
///     let form = FormValidation(title, isbn, year)
///     Button("Save") { … }.disabled(because: form.disabledReason)
///
/// A submission checks every field in front of the person, waits for checks that take time, and
/// names the first field that is wrong in ``focusTarget``.
@MainActor @Observable
public final class FormValidation {
  /// The fields, in the order of the form.
  public let fields: [any FormField]
  /// The field that should get the focus, because it is the first that is wrong.
  ///
  /// Set it to `nil` once it has the focus.
  public var focusTarget: FieldID?
  /// What the server says about the form as a whole.
  public private(set) var formMessages: [String] = []
  /// Whether a submission was tried and something was wrong, so that a summary is due.
  public private(set) var showsSummary = false

  private var submissions = 0
  @ObservationIgnored private let strings: FeedbackStrings

  /// Makes a form.
  ///
  /// - Parameters:
  ///   - fields: The fields, in the order of the form.
  ///   - strings: The words.
  public init(_ fields: any FormField..., strings: FeedbackStrings = .current) {
    self.fields = fields
    self.strings = strings
  }

  /// Whether the form is being submitted.
  ///
  /// Fields and buttons may use it to stand back.
  public var isBusy: Bool { submissions > 0 }

  /// Whether a field is being checked elsewhere.
  public var isChecking: Bool { fields.contains { $0.isChecking } }

  /// Whether nothing is known to be wrong.
  public var isValid: Bool { fields.allSatisfy { $0.problem == nil } }

  /// Why the form cannot be submitted now: what is missing, then what the person has been told is
  /// wrong; while it is being submitted it is busy.
  ///
  /// `nil` if it can be.
  ///
  /// A value that is wrong, but of which the person has not been told, is named too: otherwise the
  /// control would be disabled without a reason.
  public var disabledReason: DisabledReason? {
    let missing = fields.filter(\.isMissing).map(\.label)
    let wrong = fields.filter { !$0.isMissing && $0.problem != nil }.map(\.label)
    return .all(
      missing.isEmpty ? nil : DisabledReason(strings.missingFields(missing)),
      wrong.isEmpty ? nil : DisabledReason(strings.invalidFields(wrong)),
      isBusy ? .busy : nil)
  }

  /// What the person has been told is wrong, in the order of the form; what belongs to no field
  /// comes first.
  public var problems: [FormProblem] {
    formMessages.map { FormProblem(field: nil, label: nil, message: $0) }
      + fields.compactMap { field in
        field.message.map { FormProblem(field: field.id, label: field.label, message: $0) }
      }
  }

  /// The heading of the summary, such as "2 fields need your attention"; `nil` if none is due.
  public var summaryTitle: String? {
    let count = problems.count
    return showsSummary && count > 0 ? strings.problems(count) : nil
  }

  /// Checks all fields in front of the person.
  ///
  /// - Returns: Whether the form can be submitted. If not, ``focusTarget`` names the first field
  ///   that is wrong.
  public func validate() async -> Bool {
    formMessages = []
    // All at once: fields that ask elsewhere do not wait for one another.
    let checks = fields.map { field in Task { await field.validate() } }
    for check in checks { _ = await check.value }
    // Asked at the end, since a value may have changed while another was checked.
    return conclude()
  }

  /// Checks all fields and, if nothing is wrong, runs the work.
  ///
  /// A second submission while one is under way is refused in the same turn.
  ///
  /// If the work throws a ``FieldRejections``, the fields show what the server says.
  ///
  /// - Parameter work: The work.
  /// - Returns: Whether the work was done.
  /// - Throws: What the work throws, apart from rejections of fields.
  @discardableResult
  public func submit(_ work: @MainActor () async throws -> Void) async throws -> Bool {
    guard !isBusy else { return false }
    submissions += 1
    defer { submissions -= 1 }
    guard await validate() else { return false }
    try Task.checkCancellation()
    do {
      try await work()
      return true
    } catch let rejections as FieldRejections {
      reject(rejections)
      return false
    }
  }

  /// Shows what the server says, under the fields that it names.
  ///
  /// What belongs to no field of this form is shown for the form as a whole, so that nothing is
  /// lost.
  ///
  /// - Parameter rejections: What the server says.
  public func reject(_ rejections: FieldRejections) {
    var rest = rejections.formMessages
    for (id, message) in rejections.fields.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      if let field = fields.first(where: { $0.id == id }) {
        field.reject(message)
      } else {
        rest.append(message)
      }
    }
    formMessages = rest
    _ = conclude()
  }

  private func conclude() -> Bool {
    let first = fields.first { $0.problem != nil }
    focusTarget = first?.id
    showsSummary = first != nil || !formMessages.isEmpty
    return !showsSummary
  }
}

/// What a server says about the fields of a form.
public struct FieldRejections: Error, Hashable, Sendable {
  /// What is wrong, by field.
  public var fields: [FieldID: String]
  /// What belongs to no field.
  public var formMessages: [String]

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - fields: What is wrong, by field.
  ///   - formMessages: What belongs to no field.
  public init(_ fields: [FieldID: String], formMessages: [String] = []) {
    self.fields = fields
    self.formMessages = formMessages
  }
}
