/// A short message that does not interrupt.
public struct Notice: Identifiable, Hashable, Sendable {
  /// What a notice is known by: showing the same identity again replaces the notice in place.
  public struct ID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let description: String

    /// Makes an identity.
    ///
    /// - Parameter name: The name.
    public init(_ name: String) {
      description = name
    }

    /// Makes an identity from a literal.
    ///
    /// - Parameter value: The name.
    public init(stringLiteral value: String) {
      description = value
    }
  }

  /// What a notice tells.
  public enum Kind: Hashable, Sendable {
    /// Something worth knowing.
    case information
    /// Something worked.
    case success
    /// Something needs attention soon.
    case warning
    /// Something failed.
    case failure
    /// Something is under way; the fraction done is from 0 to 1, or `nil` while it is unknown.
    case working(progress: Double?)
  }

  /// How long a notice stays.
  public enum Lifetime: Hashable, Sendable {
    /// For a time in which nobody touches it and the app is in front.
    case timed(Duration)
    /// Until it is dismissed or replaced.
    case untilDismissed
  }

  /// The identity.
  public var id: ID
  /// What the notice tells.
  public var kind: Kind
  /// The message.
  public var title: String
  /// More about it, if there is more to say.
  public var message: String?
  /// How long the notice stays.
  public var lifetime: Lifetime
  /// What the person can do about it.
  public var action: NoticeAction?

  /// Makes a notice.
  ///
  /// - Parameters:
  ///   - kind: What the notice tells.
  ///   - title: The message.
  ///   - message: More about it.
  ///   - id: The identity; by default, kind and texts, so that the same message shown twice is one
  ///     notice.
  ///   - lifetime: How long it stays; by default what suits the kind.
  ///   - action: What the person can do about it.
  public init(
    _ kind: Kind,
    title: String,
    message: String? = nil,
    id: ID? = nil,
    lifetime: Lifetime? = nil,
    action: NoticeAction? = nil
  ) {
    self.id = id ?? ID("\(kind.name): \(title) \(message ?? "")")
    self.kind = kind
    self.title = title
    self.message = message
    self.lifetime = lifetime ?? kind.lifetime(hasAction: action != nil)
    self.action = action
  }

  /// Makes the notice of a failure.
  ///
  /// It stays until it is dismissed.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - id: The identity; by default the texts.
  ///   - action: What the person can do about it.
  public init(_ failure: FailureDescription, id: ID? = nil, action: NoticeAction? = nil) {
    self.init(.failure, title: failure.title, message: failure.advice, id: id, action: action)
  }

  /// The text to speak.
  public var spokenText: String { sentences(title, message) }

  /// Whether the notice goes by itself.
  public var isTimed: Bool {
    if case .timed = lifetime { true } else { false }
  }
}

extension Notice.Kind {
  /// The place in the order of importance: the higher, the nearer to the person.
  public var severity: Int {
    switch self {
    case .working: 0
    case .information: 1
    case .success: 2
    case .warning: 3
    case .failure: 4
    }
  }

  /// Information and successes go by themselves; what has an action to reach for stays longer.
  func lifetime(hasAction: Bool) -> Notice.Lifetime {
    switch self {
    case .information, .success: .timed(hasAction ? .seconds(8) : .seconds(4))
    case .warning: .timed(.seconds(8))
    case .failure, .working: .untilDismissed
    }
  }

  var name: String {
    switch self {
    case .working: "working"
    case .information: "information"
    case .success: "success"
    case .warning: "warning"
    case .failure: "failure"
    }
  }
}

/// What a person can do from a notice.
public struct NoticeAction: Hashable, Sendable {
  /// The label of its button.
  public var label: String
  /// What the button does.
  ///
  /// Two actions with the same label count as equal.
  public var perform: @MainActor @Sendable () -> Void

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - label: The label of its button.
  ///   - perform: What the button does.
  public init(_ label: String, perform: @escaping @MainActor @Sendable () -> Void) {
    self.label = label
    self.perform = perform
  }

  /// Whether two actions have the same label.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.label == rhs.label }

  /// Hashes the label.
  public func hash(into hasher: inout Hasher) { hasher.combine(label) }
}
