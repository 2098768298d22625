import CheckerCore

/// Reads one configuration file, with the files that it extends.
struct ConfigurationReader {
  /// The names of all rules.
  let ruleNames: [String]
  /// How a file's path is shown in messages.
  let shown: (String) -> String
  /// Reads a file; `nil` if that fails.
  let contents: (String) -> [UInt8]?

  static let keys = [
    "$schema", "extends", "preset", "rules", "include", "exclude", "vocabulary", "mapping",
    "baseline",
  ]
  static let wordKeys = ["loading", "success", "failure", "idle", "empty"]

  /// Reads a file.
  ///
  /// - Throws: ``ConfigurationErrors`` with every mistake and its place.
  func read(_ path: String) throws(ConfigurationErrors) -> Configuration {
    try read(path, under: [])
  }

  func read(_ path: String, under: [String]) throws(ConfigurationErrors) -> Configuration {
    guard let bytes = contents(path) else {
      throw ConfigurationErrors(errors: [
        ConfigurationError(
          path: shown(path), line: 1, column: 1, message: "the file cannot be read")
      ])
    }
    var pass = Pass(reader: self, path: path, bytes: bytes, under: under + [path])
    let value: LocatedJSON
    do {
      value = try JSONReader.read(bytes)
    } catch {
      throw ConfigurationErrors(errors: [pass.located(error.message, at: error.offset)])
    }
    pass.read(value)
    if !pass.errors.isEmpty { throw ConfigurationErrors(errors: pass.errors) }
    return pass.result
  }
}
