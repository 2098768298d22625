/// One thing that must be true of a value, and what to say where it is not.
///
///     let title: [ValidationRule<String>] = [
///       .required("Enter a title."),
///       .init("Leave out line breaks.") { !$0.contains(where: \.isNewline) },
///     ]
public struct ValidationRule<Value>: Sendable {
  private let check: @Sendable (Value) -> String?

  /// Whether the rule only asks for something to be there; such fields are named as missing.
  let isPresence: Bool

  /// Makes a rule from a function.
  ///
  /// - Parameter check: What is wrong with a value, or `nil` if nothing is. Called on the main actor
  ///   on each change of the value, so it has to be quick.
  public init(check: @escaping @Sendable (Value) -> String?) {
    self.init(isPresence: false, check: check)
  }

  /// Makes a rule from a message and a condition.
  ///
  /// - Parameters:
  ///   - message: What to say where the condition does not hold, and how to mend it.
  ///   - isValid: The condition. Called on each change of the value, so it has to be quick.
  public init(_ message: String, isValid: @escaping @Sendable (Value) -> Bool) {
    self.init { isValid($0) ? nil : message }
  }

  init(isPresence: Bool, check: @escaping @Sendable (Value) -> String?) {
    self.isPresence = isPresence
    self.check = check
  }

  /// What is wrong with a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: A message, or `nil` if nothing is wrong.
  public func message(for value: Value) -> String? {
    check(value)
  }

  /// This rule, and another where this one holds.
  ///
  /// - Parameter other: The other rule.
  /// - Returns: A rule that says what the first broken one says.
  public func and(_ other: ValidationRule) -> ValidationRule {
    ValidationRule(isPresence: isPresence) { check($0) ?? other.check($0) }
  }

  /// This rule where a condition holds, and none elsewhere.
  ///
  /// - Parameter condition: The condition.
  /// - Returns: The rule.
  public func when(_ condition: @escaping @Sendable (Value) -> Bool) -> ValidationRule {
    ValidationRule(isPresence: isPresence) { condition($0) ? check($0) : nil }
  }

  /// A value that must be there, by a condition of your own.
  ///
  /// - Parameters:
  ///   - message: What to say where it is not.
  ///   - isPresent: Whether it is there.
  /// - Returns: The rule.
  public static func present(
    _ message: String, _ isPresent: @escaping @Sendable (Value) -> Bool
  ) -> Self {
    ValidationRule(isPresence: true) { isPresent($0) ? nil : message }
  }
}

extension ValidationRule where Value == String {
  /// A text that must hold more than white space.
  ///
  /// - Parameter message: What to say where it does not.
  /// - Returns: The rule.
  public static func required(_ message: String) -> Self {
    .present(message) { $0.contains { !$0.isWhitespace } }
  }

  /// A text of a certain length, counted in characters as people count them.
  ///
  /// An empty text passes: add ``required(_:)`` where it should not.
  ///
  /// - Parameters:
  ///   - length: The lengths that are allowed.
  ///   - strings: The words.
  /// - Returns: The rule.
  public static func length(
    _ length: ClosedRange<Int>, strings: FeedbackStrings = .current
  ) -> Self {
    ValidationRule { value in
      if value.isEmpty { return nil }
      if value.count < length.lowerBound { return strings.tooShort(length.lowerBound) }
      if value.count > length.upperBound { return strings.tooLong(length.upperBound) }
      return nil
    }
  }

  /// A text that holds a whole number in a range.
  ///
  /// An empty text passes: add ``required(_:)`` where it should not.
  ///
  /// - Parameters:
  ///   - range: The numbers that are allowed.
  ///   - strings: The words.
  /// - Returns: The rule.
  public static func number(
    in range: ClosedRange<Int>, strings: FeedbackStrings = .current
  ) -> Self {
    let message = strings.outOfRange(String(range.lowerBound), String(range.upperBound))
    return ValidationRule { value in
      if value.isEmpty { return nil }
      guard let number = Int(value), range.contains(number) else { return message }
      return nil
    }
  }
}

extension ValidationRule where Value: Comparable & Sendable {
  /// A value in a range.
  ///
  /// - Parameters:
  ///   - range: The values that are allowed.
  ///   - message: What to say of others.
  /// - Returns: The rule.
  public static func range(_ range: ClosedRange<Value>, _ message: String) -> Self {
    ValidationRule(message) { range.contains($0) }
  }
}
