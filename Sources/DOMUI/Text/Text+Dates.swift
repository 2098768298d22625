extension Text {
  /// How a date is shown.
  public struct DateStyle: Codable, Hashable, Sendable {
    enum Kind: String, Codable { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// How far from now, such as “2 hours”.
    public static let relative = DateStyle(kind: .relative)
    /// How far from now, with its sign.
    public static let offset = DateStyle(kind: .offset)
    /// How far from now, as on a stopwatch.
    ///
    /// It shows the moment when it was drawn.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Makes a text of a date.
  ///
  /// It does not count on by itself.
  public init(_ date: Date, style: DateStyle) {
    self.init(.date(date, style))
  }

  /// Makes a text of two dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.interval(dates))
  }

  /// Makes a text of the dates of an interval.
  public init(_ interval: DateInterval) {
    self.init(.interval(interval.start...interval.end))
  }
}

extension Text.DateStyle {
  func string(_ date: Date, now: Date, locale: Locale) -> String {
    switch kind {
    case .time: date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
    case .date: date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale))
    case .relative: Self.distance(from: date, to: now, locale: locale)
    case .offset: (date < now ? "-" : "+") + Self.distance(from: date, to: now, locale: locale)
    case .timer: Self.stopwatch(abs(date.timeIntervalSince(now)))
    }
  }

  private static func distance(from date: Date, to now: Date, locale: Locale) -> String {
    let seconds = Duration.seconds(abs(date.timeIntervalSince(now)).rounded())
    return seconds.formatted(
      .units(allowed: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 2)
        .locale(locale))
  }

  private static func stopwatch(_ seconds: TimeInterval) -> String {
    let duration = Duration.seconds(seconds.rounded(.down))
    return duration.formatted(
      .time(pattern: seconds < 3600 ? .minuteSecond : .hourMinuteSecond))
  }
}
