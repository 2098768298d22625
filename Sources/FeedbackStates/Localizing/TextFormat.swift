import Foundation

/// Numbers, times and lists in the words of a locale.
///
/// The plurals of units are Foundation's.
struct TextFormat: Sendable {
  let locale: Locale

  func number(_ value: Int) -> String {
    value.formatted(.number.locale(locale))
  }

  func percent(_ fraction: Double) -> String {
    // Rounded down: "100 %" is not said before the work is done.
    let whole = (min(max(fraction, 0), 1) * 100).rounded(.down) / 100
    return whole.formatted(.percent.precision(.fractionLength(0)).locale(locale))
  }

  func list(_ items: [String]) -> String {
    items.formatted(.list(type: .and).locale(locale))
  }

  /// A wait in whole seconds, rounded up: "0 seconds" would be a lie while there is a wait.
  func wait(_ duration: Duration) -> String {
    let (whole, fraction) = duration.components
    let seconds = max(1, whole + (fraction > 0 ? 1 : 0))
    return Duration.seconds(seconds).formatted(
      .units(allowed: [.hours, .minutes, .seconds], width: .wide).locale(locale))
  }

  /// A point in the past such as "5 minutes ago"; `nil` for less than a minute.
  func past(_ age: Duration) -> String? {
    let seconds = age.components.seconds
    guard seconds >= 60 else { return nil }
    let style = Date.RelativeFormatStyle(presentation: .numeric, unitsStyle: .wide, locale: locale)
    return style.format(Date(timeIntervalSinceNow: -Double(seconds)))
  }
}
