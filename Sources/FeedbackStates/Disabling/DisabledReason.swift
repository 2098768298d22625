/// Why a control cannot be used now.
///
/// Reasons add up. Work of the control's own that is under way is a reason to be disabled, but not
/// one to caption: the spinner says it already.
///
///     .disabled(because: .all(form.disabledReason, isOffline ? "You are offline." : nil))
public struct DisabledReason: Hashable, Sendable {
  /// The sentences to show below the control, each once, the most important first.
  public let captions: [String]
  /// Whether work of the control's own is under way.
  public let isBusy: Bool

  /// Makes a reason of one sentence.
  ///
  /// A blank one has no caption, so it should not be used.
  ///
  /// - Parameter caption: What stands in the way, and if possible what to do about it.
  public init(_ caption: String) {
    self.init(captions: [caption], isBusy: false)
  }

  private init(captions: [String], isBusy: Bool) {
    var seen: Set<String> = []
    self.captions = captions.filter { caption in
      caption.contains { !$0.isWhitespace } && seen.insert(caption).inserted
    }
    self.isBusy = isBusy
  }

  /// Work of the control's own is under way; there is nothing to caption.
  public static let busy = DisabledReason(captions: [], isBusy: true)

  /// The sentences as one text, one a line; `nil` if there is nothing to caption.
  public var caption: String? {
    captions.isEmpty ? nil : captions.joined(separator: "\n")
  }

  /// This reason and another.
  ///
  /// - Parameter other: The other; `nil` adds nothing.
  /// - Returns: Both.
  public func and(_ other: DisabledReason?) -> DisabledReason {
    guard let other else { return self }
    return DisabledReason(
      captions: captions + other.captions, isBusy: isBusy || other.isBusy)
  }

  /// All the reasons that there are.
  ///
  /// - Parameter reasons: Reasons, the most important first; `nil` stands for none.
  /// - Returns: One reason, or `nil` if there is none.
  public static func all(_ reasons: DisabledReason?...) -> DisabledReason? {
    all(reasons)
  }

  /// All the reasons that there are.
  ///
  /// - Parameter reasons: Reasons, the most important first; `nil` stands for none.
  /// - Returns: One reason, or `nil` if there is none.
  public static func all(_ reasons: some Sequence<DisabledReason?>) -> DisabledReason? {
    reasons.compactMap { $0 }.reduce(nil) { $0?.and($1) ?? $1 }
  }
}

extension DisabledReason: ExpressibleByStringLiteral {
  /// Makes a reason of one sentence.
  ///
  /// - Parameter value: What stands in the way.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension DisabledReason {
  /// A reason where a condition holds.
  ///
  /// - Parameters:
  ///   - condition: Whether the control cannot be used.
  ///   - caption: What stands in the way.
  /// - Returns: The reason, or `nil` where the condition does not hold.
  public static func when(_ condition: Bool, _ caption: @autoclosure () -> String) -> Self? {
    condition ? DisabledReason(caption()) : nil
  }
}
