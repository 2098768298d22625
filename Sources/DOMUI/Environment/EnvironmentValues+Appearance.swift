import ElementTree

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark

  var css: String { self == .light ? "light" : "dark" }
}

/// How different colours should be.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// The direction of reading.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft

  var attribute: String { self == .leftToRight ? "ltr" : "rtl" }
}

/// How thick letters should be.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Bold.
  case bold
}

/// How much room there is in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact
  /// Enough.
  case regular
}

extension EnvironmentValues {
  /// Light or dark: what was set, or else what the browser asked for when the page was made.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] ?? (page?.request.prefersDark == true ? .dark : .light) }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Light or dark as a view said, or `nil` where none did.
  var setColorScheme: ColorScheme? { self[ColorSchemeKey.self] }

  /// How different colours should be.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// The direction of reading: what was set, or else that of the language.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] ?? locale.layoutDirection }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// How large texts are, beside what the browser is set to.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeKey.self] }
    set { self[DynamicTypeKey.self] = newValue }
  }

  /// How thick letters should be, or `nil` where nobody said.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }

  /// Whether the person wants less movement.
  ///
  /// A page finds that out by itself: the stylesheet follows the browser's setting whatever stands
  /// here.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether the person wants less transparency.
  ///
  /// The stylesheet follows the browser's setting.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether colour alone should not carry a meaning.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether a screen reader runs.
  ///
  /// A page cannot know.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// How much room there is across.
  ///
  /// A page serves all widths with one layout.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeKey.self] }
    set { self[HorizontalSizeKey.self] = newValue }
  }

  /// How much room there is along.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeKey.self] }
    set { self[VerticalSizeKey.self] = newValue }
  }

  /// The calendar for dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone for dates.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// How many pixels a point has.
  ///
  /// One: a browser counts in points too.
  public var displayScale: CGFloat { 1 }
  /// The width of a pixel in points.
  public var pixelLength: CGFloat { 1 }
}

private enum ColorSchemeKey: EnvironmentKey { static let defaultValue: ColorScheme? = nil }
private enum LayoutDirectionKey: EnvironmentKey { static let defaultValue: LayoutDirection? = nil }
private enum DynamicTypeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private enum LegibilityKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }
private enum ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
private enum HorizontalSizeKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}
private enum VerticalSizeKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }

extension Locale {
  fileprivate var layoutDirection: LayoutDirection {
    language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
