import Testing

@testable import CheckerTool

@Suite("Command line")
struct ArgumentTests {
  @Test(
    "Mistakes end with status 2 and say what was meant",
    arguments: [
      (
        ["chekc"],
        "error: there is no command “chekc”; did you mean “check”?\n"
          + "`feedback-states --help` lists the commands\n"
      ),
      (
        ["A.swift"],
        "error: a command must come first; did you mean “feedback-states check A.swift”?\n"
      ),
      (
        ["check", "--fromat", "json"],
        "error: “--fromat” is no option of “check”; did you mean “--format”?\n"
          + "`feedback-states check --help` lists the options\n"
      ),
      (
        ["check", "--format", "jsno"],
        "error: “jsno” is no value of “--format”; did you mean “json”? (one of: text, concise, "
          + "xcode, json, sarif, github, checkstyle, junit, html)\n"
          + "`feedback-states check --help` lists the options\n"
      ),
      (
        ["check", "--format"],
        "error: “--format” needs a value: --format FORMAT\n"
          + "`feedback-states check --help` lists the options\n"
      ),
      (
        ["check", "--fix=yes"],
        "error: “--fix” takes no value\n`feedback-states check --help` lists the options\n"
      ),
      (
        ["check", "--rule", "bad_veiw"],
        "error: there is no rule “bad_veiw”; did you mean “bad_view”?\n"
          + "`feedback-states rules` lists them\n"
      ),
      (["check", "B.swift"], "error: “B.swift” does not exist; did you mean “A.swift”?\n"),
      (["check", "--jobs", "0"], "error: “--jobs” needs a number from 1 to 256, not “0”\n"),
      (
        ["explain", "bad_vie"],
        "error: there is no rule “bad_vie”; did you mean “bad_view”?\n"
          + "`feedback-states rules` lists them\n"
      ),
      (
        ["baseline", "wriet"],
        "error: say what to do: `feedback-states baseline write` or `… prune`; did you mean "
          + "“write”?\n"
      ),
      (
        ["check", "--config", "none.json"],
        "none.json:1:1: error: the file cannot be read\n"
      ),
    ])
  func mistakes(arguments: [String], message: String) throws {
    let project = try TestProject(["A.swift": ""])
    let result = project.run(all: arguments)
    #expect(result.status == 2)
    #expect(result.message == message)
    #expect(result.output == "")
  }

  @Test("Help needs no project and fits a terminal", arguments: CommandSpecs.all.map(\.name))
  func help(command: String) throws {
    let project = try TestProject()
    let result = project.run("\(command)", "--help")
    #expect(result.status == 0)
    #expect(result.output.contains("feedback-states \(command)"))
    #expect(project.run("help", command).output == result.output)
    for line in result.output.split(separator: "\n") where !line.hasPrefix("  feedback-states") {
      #expect(line.count <= 100, "\(line)")
    }
  }

  @Test("The first help names the first step")
  func generalHelp() throws {
    let project = try TestProject()
    #expect(project.run().output.contains("cd MyApp && feedback-states check"))
    #expect(project.run("--help").output == project.run().output)
    #expect(project.run("--version").output == "feedback-states \(ToolVersion.text)\n")
  }

  @Test("Options may come with a letter, an equals sign or behind operands; -- ends them")
  func forms() throws {
    let spec = CommandSpecs.check
    let arguments = try ParsedArguments(
      ["a", "-fjson", "--rule=x", "-r", "y", "--", "--fix"], spec: spec)
    #expect(arguments.operands == ["a", "--fix"])
    #expect(arguments.value("format") == "json")
    #expect(arguments.all("rule") == ["x", "y"])
    #expect(!arguments.has("fix"))
  }

  @Test("explain and rules tell what the rules tell about themselves")
  func explain() throws {
    let project = try TestProject()
    let text = project.run("explain", "bad_view").output
    for part in [
      "bad_view (certain; guide: G2)", "WHY\n  People see", "// feedback-states:ignore bad_view",
    ] {
      #expect(text.contains(part))
    }
    let row = project.run("explain", "G2").output
    #expect(row.hasPrefix("G2 (guide)\n\nA view that shows"))
    #expect(row.contains("RULES\n  bad_view (certain)\n    A `BadView` is shown."))
    #expect(project.run("explain", "g5").output.contains("RULES\n  none;"))
    #expect(project.run("explain", "G13").message.contains("there is no rule “G13”"))
    #expect(project.run("rules").output.hasPrefix("bad_view  certain  A `BadView` is shown."))
    #expect(project.run("rules", "--markdown", "docs").status == 0)
    #expect(project.read("docs/bad_view.md").contains("## When it errs\n\nNever.\n"))
    #expect(project.read("docs/README.md").contains("[`bad_view`](bad_view.md)"))
    #expect(project.run("guide").output.contains("## bad_view"))
  }
}

extension TestProject {
  func run(all arguments: [String]) -> Result {
    switch arguments.count {
    case 1: run(arguments[0])
    case 2: run(arguments[0], arguments[1])
    default: run(arguments[0], arguments[1], arguments[2])
    }
  }
}
