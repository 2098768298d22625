import CheckerCore
import CheckerIndex
import CheckerRules
import Foundation

/// What every command that checks files does: choose rules, find files, run, choose findings.
struct Session {
  let console: Console
  let arguments: ParsedArguments
  /// The rules that run.
  let rules: [any Rule]

  init(
    console: Console, arguments: ParsedArguments, rules: [any Rule] = RuleSet.all
  ) {
    self.console = console
    self.arguments = arguments
    self.rules = rules
  }

  /// Files, with the configuration of each.
  struct Files {
    var inputs: [CheckRun.Input]
    var configurations: [Configuration]
    /// The shown paths whose findings are reported; `nil` for all.
    var reported: Set<String>?
  }

  /// What a run found and what of it is shown.
  struct Result {
    var shown: [LocatedFinding]
    var hiddenHints: Int
    var outcome: CheckRun.Outcome
    var files: Files
    /// How much was read.
    var width: ReadingPlan.Width
  }

  private var ruleNames: [String] {
    rules.map(\.name) + [Suppressions.unusedRule, Suppressions.malformedRule]
  }

  /// Finds the files of the command line.
  ///
  /// - Throws: ``CommandFailure`` for mistakes in configurations and for named paths that cannot
  ///   be read.
  func findFiles(_ paths: [String]) throws(CommandFailure) -> Files {
    let readsInput = paths.contains("-")
    let named = paths.filter { $0 != "-" }
    var finder = ConfigurationFinder(reader: reader, named: try namedConfiguration())
    var discovery = Discovery(
      workingFolder: console.workingFolder,
      covers: { finder.configuration(forFile: $0).covers($0) },
      excludes: { path in finder.configuration(forFile: path).excludes(path) })
    discovery.find(named.isEmpty && !readsInput ? ["."] : named)
    var files = Files(inputs: [], configurations: [])
    var inputs = discovery.files.map { file in
      CheckRun.Input(
        file: file, configuration: finder.number(forFolder: Path.parent(file.path)), text: nil)
    }
    if readsInput { try addInput(to: &inputs, finder: &finder, files: &files) }
    if !finder.errors.isEmpty {
      throw CommandFailure(message: finder.errors.map(\.text).joined(separator: "\n"))
    }
    let failures = discovery.problems.filter(\.isNamed)
    if !failures.isEmpty {
      throw CommandFailure(
        message: failures.map { "“\($0.path)” \($0.message)" }.joined(separator: "\n"))
    }
    if !arguments.has("quiet") {
      for problem in discovery.problems {
        console.message("warning: \(problem.path) \(problem.message)\n")
      }
      if !discovery.leftOut.isEmpty {
        console.message(
          "note: left out by the configuration: "
            + discovery.leftOut.joined(separator: ", ") + "\n")
      }
    }
    files.inputs = inputs.sorted { $0.file.shown < $1.file.shown }
    files.configurations = finder.all
    return files
  }

  private func addInput(
    to inputs: inout [CheckRun.Input], finder: inout ConfigurationFinder, files: inout Files
  ) throws(CommandFailure) {
    let name = arguments.value("stdin-filename") ?? "stdin.swift"
    let path = Path.absolute(name, in: console.workingFolder)
    let shown = Path.shown(path, from: console.workingFolder)
    let text = console.input()
    inputs.removeAll { $0.file.path == path }
    files.reported = [shown]
    let number = finder.number(forFolder: Path.parent(path))
    guard finder.all[number].covers(path) else {
      if !arguments.has("quiet") {
        console.message("note: left out by the configuration: \(shown)\n")
      }
      return
    }
    inputs.append(
      CheckRun.Input(
        file: Discovery.File(path: path, shown: shown), configuration: number, text: text))
  }

  /// Reads configurations for messages with paths as people read them.
  private var reader: ConfigurationReader {
    ConfigurationReader(
      ruleNames: ruleNames,
      shown: { Path.shown($0, from: console.workingFolder) },
      contents: { try? FileSystem.contents($0, limit: 1 << 20) })
  }

  private func namedConfiguration() throws(CommandFailure) -> Configuration? {
    guard let name = arguments.value("config") else { return nil }
    do {
      return try reader.read(Path.absolute(name, in: console.workingFolder))
    } catch {
      throw CommandFailure(message: error.errors.map(\.text).joined(separator: "\n"))
    }
  }

  /// Runs and chooses what is shown.
  ///
  /// `width` says how much is read; `nil` reads what the findings to show need.
  func run(
    _ files: Files, width: ReadingPlan.Width? = nil
  ) throws(CommandFailure) -> Result {
    let wanted = Set(arguments.all("rule"))
    for name in wanted where !ruleNames.contains(name) {
      throw CommandFailure(
        message: "there is no rule “\(name)”" + Suggestion.hint(for: name, in: ruleNames)
          + "\n`feedback-states rules` lists them")
    }
    let width = width ?? self.width(files, isNamed: !wanted.isEmpty)
    let run = CheckRun(
      rules: rules, configurations: files.configurations, width: width, threads: try threads(),
      cache: cache())
    let progress = Progress(console: console, steps: 2 * files.inputs.count)
    let outcome = run.run(files.inputs) { progress.step() }
    progress.finish()
    if arguments.has("timings") { console.message(outcome.timings.text) }
    if !arguments.has("quiet") {
      for problem in outcome.problems {
        console.message("warning: \(problem.path) \(problem.message)\n")
      }
    }
    return choose(outcome, files: files, wanted: wanted, width: width)
  }

  private func choose(
    _ outcome: CheckRun.Outcome, files: Files, wanted: Set<String>, width: ReadingPlan.Width
  ) -> Result {
    let preset = arguments.value("preset").flatMap(Configuration.Preset.init)
    let numbers = Dictionary(
      files.inputs.map { ($0.file.shown, $0.configuration) },
      uniquingKeysWith: { first, _ in first }
    )
    var result = Result(
      shown: [], hiddenHints: 0, outcome: outcome, files: files, width: width)
    for var located in outcome.findings {
      let finding = located.finding
      if let reported = files.reported, !reported.contains(finding.path) { continue }
      var configuration = files.configurations[numbers[finding.path] ?? 0]
      if let setting = configuration.rules[finding.rule] {
        let path = Path.absolute(finding.path, in: console.workingFolder)
        if setting.exclude.contains(where: { $0.matches(path) }) { continue }
        located.chosenSeverity = setting.severity
      }
      if !wanted.isEmpty {
        if wanted.contains(finding.rule) { result.shown.append(located) }
        continue
      }
      if let preset { configuration.chosenPreset = preset }
      guard let floor = configuration.floor(of: finding.rule) else { continue }
      if finding.tier <= floor {
        result.shown.append(located)
      } else if finding.tier == .hint {
        result.hiddenHints += 1
      }
    }
    return result
  }

  /// Hints are looked for where somebody wants to see them.
  private func width(_ files: Files, isNamed: Bool) -> ReadingPlan.Width {
    if isNamed { return .wide }
    if let preset = arguments.value("preset") { return preset == "strict" ? .wide : .narrow }
    let showsHints = files.configurations.contains { configuration in
      configuration.preset == .strict
        || configuration.rules.values.contains { $0.show == .tier(.hint) }
    }
    return showsHints ? .wide : .narrow
  }

  private func threads() throws(CommandFailure) -> Int {
    guard let text = arguments.value("jobs") else {
      return ProcessInfo.processInfo.activeProcessorCount
    }
    guard let count = Int(text), (1...256).contains(count) else {
      throw CommandFailure(message: "“--jobs” needs a number from 1 to 256, not “\(text)”")
    }
    return count
  }

  private func cache() -> ResultCache? {
    guard !arguments.has("no-cache"), let folder = console.cacheFolder else { return nil }
    return ResultCache(folder: folder, project: console.workingFolder)
  }
}
