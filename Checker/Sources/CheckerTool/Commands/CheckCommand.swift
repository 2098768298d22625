import CheckerCore
import CheckerIndex

/// `check`: finds, chooses, writes.
struct CheckCommand {
  let session: Session

  private var arguments: ParsedArguments { session.arguments }
  private var console: Console { session.console }

  func run() throws(CommandFailure) -> Int32 {
    let paths = arguments.operands
    var files = try session.findFiles(paths)
    if files.inputs.isEmpty, !arguments.has("quiet") {
      console.message("warning: there are no Swift files to check here\n")
    }
    var result = try session.run(files)
    var new = try newFindings(of: result)
    if arguments.has("diff") { return try showDifference(new) }
    if arguments.has("fix") {
      guard files.reported == nil else {
        throw CommandFailure(message: "“--fix” cannot change standard input; use “--diff”")
      }
      try repair(new)
      files = try session.findFiles(paths)
      result = try session.run(files)
      new = try newFindings(of: result)
    }
    return try report(result, new: new)
  }

  private func report(
    _ result: Session.Result, new: Session.Result
  ) throws(CommandFailure) -> Int32 {
    var report = Report(
      findings: new.shown, rules: session.rules.map { type(of: $0).info },
      files: result.files.reported?.count ?? result.outcome.files)
    report.hiddenHints = result.hiddenHints
    report.problems = result.outcome.problems
    report.workingFolder = console.workingFolder
    report.isQuiet = arguments.has("quiet")
    report.usesColour =
      switch arguments.value("color") {
      case "always": true
      case "never": false
      default: console.showsColour && !arguments.has("output")
      }
    report.heldBack = result.shown.count - new.shown.count
    let format = arguments.value("format").flatMap(OutputFormat.init) ?? .text
    let text = format.render(report)
    if let name = arguments.value("output") {
      try write(text, to: name)
      if !report.isQuiet {
        let count = report.findings.count
        console.message("wrote \(count == 1 ? "1 finding" : "\(count) findings") to \(name)\n")
      }
    } else {
      console.output(text)
    }
    if !report.findings.isEmpty { return Command.Status.findings }
    if let name = arguments.value("stamp") {
      try write("// feedback-states found nothing.\n", to: name)
    }
    return namedProblem(result) ? Command.Status.failure : Command.Status.clean
  }

  private func write(_ text: String, to name: String) throws(CommandFailure) {
    do {
      try FileSystem.replace(
        Path.absolute(name, in: console.workingFolder), with: Array(text.utf8))
    } catch {
      throw CommandFailure(message: "“\(name)” cannot be written: \(error.message)")
    }
  }

  /// Whether a file that was named itself could not be checked.
  private func namedProblem(_ result: Session.Result) -> Bool {
    let named = arguments.operands.map {
      Path.shown(
        Path.absolute($0, in: console.workingFolder), from: console.workingFolder)
    }
    return result.outcome.problems.contains {
      named.contains($0.path) || result.files.reported?.contains($0.path) == true
    }
  }

  /// The text of every file with repairs, before and after.
  private func repaired(
    _ result: Session.Result
  ) throws(CommandFailure) -> [(input: CheckRun.Input, old: [UInt8], result: Fixer.Result)] {
    let groups = Dictionary(grouping: result.shown, by: \.finding.path)
    var changes: [(input: CheckRun.Input, old: [UInt8], result: Fixer.Result)] = []
    for input in result.files.inputs {
      let fixes = (groups[input.file.shown] ?? []).compactMap(\.finding.fix)
      guard !fixes.isEmpty else { continue }
      let old: [UInt8]
      if let text = input.text {
        old = text
      } else {
        do {
          old = try FileSystem.contents(input.file.path)
        } catch {
          throw CommandFailure(message: "“\(input.file.shown)” \(error.message)")
        }
      }
      changes.append((input, old, Fixer.apply(fixes, to: old)))
    }
    return changes
  }

  private func showDifference(_ result: Session.Result) throws(CommandFailure) -> Int32 {
    var isChanged = false
    for change in try repaired(result) {
      let text = UnifiedDiff.text(
        path: change.input.file.shown, old: change.old, new: change.result.bytes)
      if !text.isEmpty { isChanged = true }
      console.output(text)
    }
    return isChanged ? Command.Status.findings : Command.Status.clean
  }

  private func repair(_ result: Session.Result) throws(CommandFailure) {
    var applied = 0
    var leftOut = 0
    for change in try repaired(result) {
      leftOut += change.result.leftOut
      guard change.result.applied > 0 else { continue }
      do {
        try FileSystem.replace(change.input.file.path, with: change.result.bytes)
      } catch {
        throw CommandFailure(
          message: "“\(change.input.file.shown)” cannot be written: \(error.message)")
      }
      applied += change.result.applied
    }
    guard !arguments.has("quiet") else { return }
    console.message("repaired \(applied == 1 ? "1 finding" : "\(applied) findings")")
    console.message(leftOut == 0 ? "\n" : "; left \(leftOut) alone, which overlap others\n")
  }
}
