/// Why something is not shown as it is.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The reasons as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not there yet: bars stand in its place.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// Why things are not shown as they are; empty when they are.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// Whether bars stand in the place of texts and pictures.
  var isPlaceholder: Bool { !redactionReasons.isDisjoint(with: [.placeholder, .privacy]) }
}

private enum RedactionKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }

extension View {
  /// Shows bars in the place of texts and pictures; assistive technology does not see them.
  public func redacted(reason: RedactionReasons) -> some View {
    EnvironmentWriter(content: self) { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows texts and pictures as they are.
  public func unredacted() -> some View {
    EnvironmentWriter(content: self) { $0.redactionReasons = [] }
  }

  /// Marks what is private.
  ///
  /// It is shown: a page has no locked screen.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}
