/// The few words that the system itself says: in the person's language where we have it.
enum SystemText {
  static func back(_ locale: Locale) -> String {
    pick(locale, ["en": "Back", "de": "Zurück", "ja": "戻る", "ar": "رجوع"])
  }
  static func ok(_ locale: Locale) -> String {
    pick(locale, ["en": "OK", "de": "OK", "ja": "OK", "ar": "حسنًا"])
  }
  static func cancel(_ locale: Locale) -> String {
    pick(locale, ["en": "Cancel", "de": "Abbrechen", "ja": "キャンセル", "ar": "إلغاء"])
  }
  static func search(_ locale: Locale) -> String {
    pick(locale, ["en": "Search", "de": "Suchen", "ja": "検索", "ar": "بحث"])
  }
  static func refresh(_ locale: Locale) -> String {
    pick(locale, ["en": "Refresh", "de": "Aktualisieren", "ja": "更新", "ar": "تحديث"])
  }
  static func refreshing(_ locale: Locale) -> String {
    pick(locale, ["en": "Refreshing", "de": "Wird aktualisiert", "ja": "更新中", "ar": "جارٍ التحديث"])
  }

  static func pick(_ locale: Locale, _ words: [String: String]) -> String {
    words[locale.language.languageCode?.identifier ?? "en"] ?? words["en"] ?? ""
  }
}
