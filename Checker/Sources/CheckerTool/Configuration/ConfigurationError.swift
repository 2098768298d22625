/// A mistake in a configuration: where it is and how to mend it.
struct ConfigurationError: Error, Equatable, Sendable {
  /// The file as people read it.
  var path: String
  /// The line, from 1.
  var line: Int
  /// The column in characters, from 1.
  var column: Int
  var message: String

  /// One line, as editors and terminals link it.
  var text: String { "\(path):\(line):\(column): error: \(message)" }
}

/// All mistakes of a configuration.
struct ConfigurationErrors: Error, Equatable, Sendable {
  var errors: [ConfigurationError]
}
