/// A field of a form, whatever the type of its value.
@MainActor
public protocol FormField: AnyObject {
  /// What the field is known by.
  var id: FieldID { get }
  /// What the person knows the field by.
  var label: String { get }
  /// What to show below the field, or `nil`.
  var message: String? { get }
  /// What is wrong, whether the person has been told or not.
  var problem: String? { get }
  /// Whether a value that has to be there is not.
  var isMissing: Bool { get }
  /// Whether the value is being checked elsewhere.
  var isChecking: Bool { get }
  /// Checks in front of the person and waits for a check elsewhere.
  ///
  /// - Returns: Whether all is well.
  func validate() async -> Bool
  /// Shows what the server says about the value.
  ///
  /// - Parameter message: What is wrong.
  func reject(_ message: String)
}

/// One line of the summary of what is wrong in a form.
public struct FormProblem: Identifiable, Hashable, Sendable {
  /// The field, or `nil` for what belongs to none.
  public let field: FieldID?
  /// What the person knows the field by, if it belongs to one.
  public let label: String?
  /// What is wrong.
  public let message: String

  /// The field and the message.
  public var id: Self { self }
}
