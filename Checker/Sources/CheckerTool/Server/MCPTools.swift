import CheckerCore
import CheckerIndex
import Foundation

/// The tools of the server.
struct MCPTools {
  let console: Console
  let rules: [any Rule]

  static let names = ["check_text", "check_files", "explain_rule"]

  /// What a call came to.
  enum Answer {
    case text(String, isError: Bool)
    case unknownTool
  }

  static let list: [JSONValue] = [
    tool(
      "check_text",
      "Checks the text of one Swift file. Findings come as JSON.",
      properties: [
        "text": text("The source of the file."),
        "path": text("The path that the text stands for, relative to the working folder."),
        "context": list("Files and folders that are read for what they tell about the text."),
      ], required: ["text"]),
    tool(
      "check_files",
      "Checks Swift files and folders. Findings come as JSON.",
      properties: [
        "paths": list("Files and folders; without them the working folder."),
        "preset": ["type": "string", "enum": ["recommended", "strict"]],
        "rule": text("Show this rule alone."),
      ], required: []),
    tool(
      "explain_rule",
      "Says what a rule finds, why it matters and what to write instead.",
      properties: ["rule": text("The name of the rule.")], required: ["rule"]),
  ]

  private static func tool(
    _ name: String, _ description: String, properties: JSONValue, required: [String]
  ) -> JSONValue {
    [
      "name": .string(name), "description": .string(description),
      "inputSchema": [
        "type": "object", "properties": properties,
        "required": .array(required.map { .string($0) }), "additionalProperties": false,
      ],
      "annotations": ["readOnlyHint": true],
    ]
  }

  private static func text(_ description: String) -> JSONValue {
    ["type": "string", "description": .string(description)]
  }

  private static func list(_ description: String) -> JSONValue {
    ["type": "array", "items": ["type": "string"], "description": .string(description)]
  }

  /// Runs a tool.
  func call(_ name: String, _ arguments: JSONValue) -> Answer {
    if let problem = Self.problem(in: arguments, of: name) { return .text(problem, isError: true) }
    switch name {
    case "check_text": return checkText(arguments)
    case "check_files": return checkFiles(arguments)
    case "explain_rule":
      guard let rule = arguments["rule"]?.string else { return missing("rule") }
      let infos = rules.map { type(of: $0).info }
      if let text = ExplainCommand.text(rule, rules: infos) { return .text(text, isError: false) }
      return .text(
        Suggestion.sentence("There is no rule “\(rule)”", for: rule, in: infos.map(\.name)),
        isError: true)
    default: return .unknownTool
    }
  }

  /// What is wrong with the arguments of a tool, or `nil`.
  private static func problem(in arguments: JSONValue, of tool: String) -> String? {
    guard let tool = list.first(where: { $0["name"]?.string == tool }) else { return nil }
    guard case .object(let members) = arguments else { return "The arguments must be an object." }
    guard case .object(let known)? = tool["inputSchema"]?["properties"] else { return nil }
    for member in members {
      guard let property = known.first(where: { $0.key == member.key })?.value else {
        return Suggestion.sentence(
          "There is no argument “\(member.key)”", for: member.key, in: known.map(\.key))
      }
      if member.value == .null { continue }
      if property["type"] == "array" {
        if texts(member.value) == nil { return "“\(member.key)” must be a list of texts." }
      } else if member.value.string == nil {
        return "“\(member.key)” must be a text."
      }
    }
    return nil
  }

  private func checkText(_ arguments: JSONValue) -> Answer {
    guard let text = arguments["text"]?.string else { return missing("text") }
    var console = console
    console.input = { Array(text.utf8) }
    let path = arguments["path"]?.string
    let context = Self.texts(arguments["context"]) ?? []
    if context.contains("-") { return .text("“-” is no path here.", isError: true) }
    let name = path.map { ["--stdin-filename", $0] } ?? []
    return run(["--"] + ["-"] + context, options: name, console: console)
  }

  private func checkFiles(_ arguments: JSONValue) -> Answer {
    let paths = Self.texts(arguments["paths"]) ?? []
    if paths.contains("-") { return .text("“-” is no path here.", isError: true) }
    var options: [String] = []
    if let preset = arguments["preset"]?.string { options += ["--preset", preset] }
    if let rule = arguments["rule"]?.string { options += ["--rule", rule] }
    return run(["--"] + paths, options: options, console: console)
  }

  /// The texts of a list; none if the list is not there, `nil` if it is something else.
  private static func texts(_ value: JSONValue?) -> [String]? {
    guard let value, value != .null else { return [] }
    guard let elements = value.array else { return nil }
    let texts = elements.compactMap(\.string)
    return texts.count == elements.count ? texts : nil
  }

  private func missing(_ name: String) -> Answer {
    .text("“\(name)” must be a text.", isError: true)
  }

  private func run(_ operands: [String], options: [String], console: Console) -> Answer {
    let collector = Collector()
    var console = console
    console.output = { collector.append($0) }
    console.message = { collector.appendMessage($0) }
    console.showsProgress = false
    let status = Command.run(
      arguments: ["check", "--format", "json", "--quiet"] + options + operands, console: console,
      rules: rules)
    if status == Command.Status.failure {
      return .text(collector.message + collector.output, isError: true)
    }
    return .text(collector.output, isError: false)
  }
}

/// Collects what a command writes.
///
/// `@unchecked Sendable`: every access to the variables holds the lock.
private final class Collector: @unchecked Sendable {
  private let lock = NSLock()
  private var written = ""
  private var said = ""

  var output: String { lock.withLock { written } }
  var message: String { lock.withLock { said } }

  func append(_ text: String) { lock.withLock { written += text } }
  func appendMessage(_ text: String) { lock.withLock { said += text } }
}
