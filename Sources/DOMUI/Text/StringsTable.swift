import Synchronization

/// Looks keys up in the strings tables of bundles, by language.
enum StringsTable {
  private struct Table: Hashable {
    let bundle: String
    let language: String
    let name: String
  }

  private static let known = Mutex<[Table: [String: String]]>([:])

  /// The entry of a key for a language, or else the key.
  static func string(_ key: String, table: String?, bundle: Bundle?, locale: Locale) -> String {
    let bundle = bundle ?? .main
    let name = table ?? "Localizable"
    for language in languages(locale, bundle) {
      let table = Table(bundle: bundle.bundlePath, language: language, name: name)
      if let entry = entries(of: table, in: bundle)[key] { return entry }
    }
    return key
  }

  private static func languages(_ locale: Locale, _ bundle: Bundle) -> [String] {
    let tag = locale.identifier.replacing("_", with: "-")
    let parts = tag.split(separator: "-")
    let shorter = (1...max(parts.count, 1)).reversed().map {
      parts.prefix($0).joined(separator: "-")
    }
    // `developmentLocalization` traps on Linux for a bundle without an information file.
    let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    return shorter + [development ?? "en", "Base"]
  }

  private static func entries(of table: Table, in bundle: Bundle) -> [String: String] {
    if let entries = known.withLock({ $0[table] }) { return entries }
    let entries = read(table, in: bundle)
    known.withLock { $0[table] = entries }
    return entries
  }

  private static func read(_ table: Table, in bundle: Bundle) -> [String: String] {
    let folder = bundle.bundleURL
    let places = ["", "Contents/Resources/"].flatMap { place in
      [table.language, table.language.lowercased()].map { language in
        folder.appendingPathComponent("\(place)\(language).lproj/\(table.name).strings")
      }
    }
    for place in places {
      guard let data = try? Data(contentsOf: place) else { continue }
      if let entries = parse(data) { return entries }
      RuntimeIssue.report("\(place.path) is no strings table: check its quotes and semicolons.")
    }
    return [:]
  }

  private static func parse(_ data: Data) -> [String: String]? {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: String]
  }
}
