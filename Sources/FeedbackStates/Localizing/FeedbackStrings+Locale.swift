import Foundation

extension FeedbackStrings {
  /// The texts of the person's language, or English where there are none in it.
  public static var current: FeedbackStrings { localized(for: .current) }

  /// The languages that there are texts in, as BCP 47 tags.
  public static let languages = ["en", "de", "ja", "ar"]

  /// The texts of a language, with numbers, times and dates as a region writes them.
  ///
  /// - Parameter locale: Language and region.
  /// - Returns: The texts; English ones where there are none in the language.
  public static func localized(for locale: Locale) -> FeedbackStrings {
    let format = TextFormat(locale: locale)
    switch locale.language.languageCode?.identifier {
    case "de": return german(format)
    case "ja": return japanese(format)
    case "ar": return arabic(format)
    case "en": return english(format)
    default: return english(TextFormat(locale: Locale(identifier: "en")))
    }
  }

  /// The texts of a language.
  ///
  /// - Parameter languageTag: The language as a BCP 47 tag such as `de` or `ar-EG`.
  /// - Returns: The texts; English ones where there are none in the language.
  public static func localized(languageTag: String) -> FeedbackStrings {
    localized(for: Locale(identifier: languageTag))
  }
}
