import CheckerCore

/// `baseline write` and `baseline prune`.
struct BaselineCommand {
  let session: Session

  func run() throws(CommandFailure) -> Int32 {
    let operands = session.arguments.operands
    guard let action = operands.first, action == "write" || action == "prune" else {
      let hint = operands.first.map { Suggestion.hint(for: $0, in: ["write", "prune"]) } ?? ""
      throw CommandFailure(
        message: "say what to do: `feedback-states baseline write` or `… prune`\(hint)")
    }
    let files = try session.findFiles(Array(operands.dropFirst()))
    let console = session.console
    let baselines = session.baselines(
      files, fallback: Path.absolute(Baseline.fileName, in: console.workingFolder))
    // What is not shown is still there: hints keep their entries.
    let result = try session.run(files, width: action == "prune" ? .wide : nil)
    for path in baselines.paths {
      let shown = Path.shown(path, from: console.workingFolder)
      let found = (action == "prune" ? result.outcome.findings : result.shown)
        .filter { baselines.path(of: $0) == path }
      if action == "write" {
        try write(
          found, to: path, shown: shown,
          configured: Set(files.configurations.compactMap(\.baseline)))
      } else {
        try prune(found, in: path, shown: shown)
      }
    }
    return Command.Status.clean
  }

  private func write(
    _ findings: [LocatedFinding], to path: String, shown: String, configured: Set<String>
  ) throws(CommandFailure) {
    let folder = Path.parent(path)
    var baseline = Baseline(findings) { self.path(of: $0, from: folder) }
    // What this run does not look at stays as it is.
    let earlier = try? Self.read(path, shown: shown)
    let others = earlier?.entries.filter { !session.looksAt($0, in: folder) } ?? []
    baseline.add(others)
    try save(baseline, to: path, shown: shown)
    let count = findings.count
    session.console.message(
      "kept \(count == 1 ? "1 finding" : "\(count) findings") in \(shown)"
        + (others.isEmpty ? "" : " beside what was there for other paths and rules") + "\n")
    if session.arguments.has("baseline"), !configured.contains(path) {
      session.console.message(
        "`check` uses it with --baseline \(shown), or always with "
          + "\"baseline\": \"\(shown)\" in \(Configuration.fileName)\n")
    }
  }

  private func prune(
    _ findings: [LocatedFinding], in path: String, shown: String
  ) throws(CommandFailure) {
    let folder = Path.parent(path)
    let whole = try Self.read(path, shown: shown)
    let looked = Baseline(entries: whole.entries.filter { session.looksAt($0, in: folder) })
    let match = looked.match(findings) { self.path(of: $0, from: folder) }
    var pruned = match.pruned
    pruned.add(whole.entries.filter { !session.looksAt($0, in: folder) })
    try save(pruned, to: path, shown: shown)
    session.console.message("dropped \(match.stale), kept \(pruned.count) in \(shown)\n")
  }

  private func save(
    _ baseline: Baseline, to path: String, shown: String
  ) throws(CommandFailure) {
    do {
      try FileSystem.replace(path, with: Array(baseline.text.utf8))
    } catch {
      throw CommandFailure(message: "“\(shown)” cannot be written: \(error.message)")
    }
  }

  private func path(of shown: String, from folder: String) -> String {
    Self.relative(shown, to: folder, workingFolder: session.console.workingFolder)
  }

  /// Reads a baseline.
  static func read(_ path: String, shown: String) throws(CommandFailure) -> Baseline {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.contents(path)
    } catch {
      throw CommandFailure(
        message: "the baseline “\(shown)” cannot be read: \(error.message)"
          + "\n`feedback-states baseline write` makes one")
    }
    do {
      return try Baseline(bytes: bytes, shownPath: shown)
    } catch {
      throw CommandFailure(message: error.text)
    }
  }

  /// A shown path, relative to the baseline's folder.
  static func relative(_ shown: String, to folder: String, workingFolder: String) -> String {
    Path.relativeUp(Path.absolute(shown, in: workingFolder), to: folder)
  }
}
