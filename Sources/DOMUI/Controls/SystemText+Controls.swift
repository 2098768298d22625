extension SystemText {
  static func inProgress(_ locale: Locale) -> String {
    pick(locale, ["en": "In progress", "de": "In Arbeit", "ja": "進行中", "ar": "قيد التقدم"])
  }
  static func delete(_ locale: Locale) -> String {
    pick(locale, ["en": "Delete", "de": "Löschen", "ja": "削除", "ar": "حذف"])
  }
  static func edit(_ locale: Locale) -> String {
    pick(locale, ["en": "Edit", "de": "Bearbeiten", "ja": "編集", "ar": "تحرير"])
  }
  static func done(_ locale: Locale) -> String {
    pick(locale, ["en": "Done", "de": "Fertig", "ja": "完了", "ar": "تم"])
  }
  static func moreActions(_ locale: Locale) -> String {
    pick(
      locale,
      ["en": "More actions", "de": "Weitere Aktionen", "ja": "その他の操作", "ar": "إجراءات أخرى"])
  }
  static func moveUp(_ locale: Locale) -> String {
    pick(locale, ["en": "Move up", "de": "Nach oben", "ja": "上へ移動", "ar": "تحريك لأعلى"])
  }
  static func moveDown(_ locale: Locale) -> String {
    pick(locale, ["en": "Move down", "de": "Nach unten", "ja": "下へ移動", "ar": "تحريك لأسفل"])
  }
  static func increment(_ locale: Locale) -> String {
    pick(locale, ["en": "Increment", "de": "Erhöhen", "ja": "増やす", "ar": "زيادة"])
  }
  static func decrement(_ locale: Locale) -> String {
    pick(locale, ["en": "Decrement", "de": "Verringern", "ja": "減らす", "ar": "إنقاص"])
  }
  static func noResults(_ locale: Locale) -> String {
    pick(
      locale,
      ["en": "No Results", "de": "Keine Ergebnisse", "ja": "結果なし", "ar": "لا توجد نتائج"])
  }
  static func noResults(for text: String, _ locale: Locale) -> String {
    let pattern = pick(
      locale,
      [
        "en": "No Results for “%@”", "de": "Keine Ergebnisse für „%@“",
        "ja": "“%@”の検索結果はありません", "ar": "لا توجد نتائج لـ ”%@“",
      ])
    return pattern.replacingOccurrences(of: "%@", with: text)
  }
  static func tryAnotherSearch(_ locale: Locale) -> String {
    pick(
      locale,
      [
        "en": "Check the spelling or try a new search.",
        "de": "Prüfe die Schreibweise oder suche anders.",
        "ja": "スペルを確認するか、別の語で検索してください。",
        "ar": "تحقق من الإملاء أو جرّب بحثًا آخر.",
      ])
  }
}
