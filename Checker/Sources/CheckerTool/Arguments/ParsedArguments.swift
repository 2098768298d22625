/// A command line, taken apart by a command's options.
struct ParsedArguments: Sendable {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// A command line that cannot be read.
  struct Failure: Error, Equatable {
    var message: String
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The last value of an option.
  func value(_ name: String) -> String? { values[name]?.last }

  /// All values of an option, in their order.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// Takes a command line apart.
  ///
  /// - Throws: ``Failure`` that names what is wrong, with the option that was probably meant.
  init(_ arguments: [String], spec: CommandSpec) throws(Failure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let (option, inline) = try Self.option(argument, spec: spec)
      guard let placeholder = option.value else {
        if inline != nil { throw Failure(message: "“--\(option.name)” takes no value") }
        values[option.name, default: []].append("")
        continue
      }
      guard let value = inline ?? rest.popFirst() else {
        throw Failure(message: "“\(argument)” needs a value: \(argument) \(placeholder)")
      }
      if !option.choices.isEmpty, !option.choices.contains(value) {
        throw Failure(
          message: "“\(value)” is no value of “--\(option.name)”"
            + Suggestion.hint(for: value, in: option.choices)
            + " (one of: \(option.choices.joined(separator: ", ")))")
      }
      values[option.name, default: []].append(value)
    }
  }

  private static func option(
    _ argument: String, spec: CommandSpec
  ) throws(Failure) -> (OptionSpec, inline: String?) {
    if argument.hasPrefix("--") {
      let parts = argument.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      if let option = spec.options.first(where: { $0.name == name }) {
        return (option, parts.count > 1 ? String(parts[1]) : nil)
      }
      throw Failure(
        message: "“--\(name)” is no option of “\(spec.name)”"
          + Suggestion.hint(for: "--" + name, in: spec.options.map { "--" + $0.name }))
    }
    let letter = argument.dropFirst().first
    if let option = spec.options.first(where: { $0.letter == letter }) {
      let inline = argument.dropFirst(2)
      return (option, inline.isEmpty ? nil : String(inline))
    }
    throw Failure(
      message: "“\(argument)” is no option of “\(spec.name)”"
        + Suggestion.hint(for: "-" + argument, in: spec.options.map { "--" + $0.name }))
  }
}
