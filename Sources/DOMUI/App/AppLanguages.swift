/// The languages that an app speaks, as its resources tell.
enum AppLanguages {
  /// The languages of the string tables beside a program, the development language first.
  ///
  /// Looks into the program's folder and into the resource bundles there. English when there is no
  /// table: the words of such an app are those in its source.
  ///
  /// - Parameter folder: The folder of the program.
  /// - Returns: Language tags.
  static func spoken(in folder: URL = Bundle.main.bundleURL) -> [String] {
    let bundles = contents(of: folder).filter { $0.pathExtension == "resources" }
    let tables = ([folder] + bundles).flatMap(contents).filter { $0.pathExtension == "lproj" }
    let found = Set(tables.map { $0.deletingPathExtension().lastPathComponent })
    let others = found.subtracting([developmentLanguage, "Base"]).sorted()
    let hasOwn = found.isEmpty || found.contains("Base") || found.contains(developmentLanguage)
    return others.isEmpty || hasOwn ? [developmentLanguage] + others : others
  }

  private static let developmentLanguage = "en"

  private static func contents(of folder: URL) -> [URL] {
    // A folder that cannot be read has no tables for the app either.
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
  }
}
