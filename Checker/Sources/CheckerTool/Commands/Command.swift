import CheckerIndex
import CheckerRules

/// The command line.
public enum Command {
  /// Runs the command of this process and returns its exit status.
  ///
  /// `arguments` is the command line without the command's own name.
  public static func run(arguments: [String]) -> Int32 {
    run(arguments: arguments, console: .standard(), rules: RuleSet.all)
  }

  /// Nothing was found, something was found, or the command could not run.
  enum Status {
    static let clean: Int32 = 0
    static let findings: Int32 = 1
    static let failure: Int32 = 2
  }

  static func run(arguments: [String], console: Console, rules: [any Rule]) -> Int32 {
    guard let name = arguments.first else {
      console.output(CommandSpecs.general)
      return Status.clean
    }
    switch name {
    case "--help", "-h", "help":
      return help(arguments.dropFirst().first, console: console)
    case "--version", "version":
      console.output("feedback-states \(ToolVersion.text)\n")
      return Status.clean
    default: break
    }
    guard let spec = CommandSpecs.all.first(where: { $0.name == name }) else {
      return fail(unknown(name, console: console), console: console)
    }
    do {
      let parsed = try ParsedArguments(Array(arguments.dropFirst()), spec: spec)
      if parsed.has("help") {
        console.output(HelpText.command(spec))
        return Status.clean
      }
      return try perform(spec, parsed, console: console, rules: rules)
    } catch let failure as ParsedArguments.Failure {
      return fail(
        failure.message + "\n`feedback-states \(name) --help` lists the options",
        console: console)
    } catch let failure as CommandFailure {
      return fail(failure.message, console: console)
    } catch {
      return fail("\(error)", console: console)
    }
  }

  private static func perform(
    _ spec: CommandSpec, _ arguments: ParsedArguments, console: Console, rules: [any Rule]
  ) throws -> Int32 {
    let session = Session(console: console, arguments: arguments, rules: rules)
    switch spec.name {
    case "check": return try CheckCommand(session: session).run()
    case "baseline": return try BaselineCommand(session: session).run()
    case "init": return try InitCommand(console: console, arguments: arguments).run()
    case "explain":
      return try ExplainCommand(console: console, rules: rules.map { type(of: $0).info })
        .run(arguments.operands)
    case "rules":
      return try RulesCommand(console: console, rules: rules.map { type(of: $0).info })
        .run(arguments)
    case "guide":
      console.output(GuideText.render(rules.map { type(of: $0).info }))
      return Status.clean
    default:
      MCPServer(console: console, rules: rules).run()
      return Status.clean
    }
  }

  private static func help(_ name: String?, console: Console) -> Int32 {
    guard let name else {
      console.output(CommandSpecs.general)
      return Status.clean
    }
    guard let spec = CommandSpecs.all.first(where: { $0.name == name }) else {
      return fail(unknown(name, console: console), console: console)
    }
    console.output(HelpText.command(spec))
    return Status.clean
  }

  private static func unknown(_ name: String, console: Console) -> String {
    let path = Path.absolute(name, in: console.workingFolder)
    if name.hasPrefix("-") || FileSystem.status(path, followsLinks: true) != nil {
      return "a command must come first; did you mean “feedback-states check \(name)”?"
    }
    return "there is no command “\(name)”"
      + Suggestion.hint(for: name, in: CommandSpecs.all.map(\.name))
      + "\n`feedback-states --help` lists the commands"
  }

  private static func fail(_ message: String, console: Console) -> Int32 {
    let lines = message.split(separator: "\n")
    for (number, line) in lines.enumerated() {
      // Mistakes with a place already say that they are errors.
      let isLocated = line.contains(": error: ")
      console.message((number == 0 && !isLocated ? "error: " : "") + line + "\n")
    }
    return Status.failure
  }
}
