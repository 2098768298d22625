/// What an element is for assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// It is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// It is a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// It is a link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// It is a search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// It is an image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// It plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// It is text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// It sums the screen up.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// It changes often; changes are read when there is a pause.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// It starts to play or record.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// It is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// It turns the page when it was read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// What is around it cannot be reached.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// It is a switch.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// It is a row of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}
