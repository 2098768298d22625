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
    let path =
      session.baselinePath(files)
      ?? Path.absolute(Baseline.fileName, in: session.console.workingFolder)
    let shown = Path.shown(path, from: session.console.workingFolder)
    let result = try session.run(files)
    let relative = { (path: String, folder: String) in
      Self.relative(path, to: folder, workingFolder: session.console.workingFolder)
    }
    let folder = Path.parent(path)
    if action == "write" {
      let baseline = Baseline(result.shown) { relative($0, folder) }
      try write(baseline, to: path, shown: shown)
      let count = result.shown.count
      session.console.message(
        "kept \(count == 1 ? "1 finding" : "\(count) findings") in \(shown)\n")
      if files.configurations.allSatisfy({ $0.baseline == nil }),
        !session.arguments.has("baseline")
      {
        session.console.message(
          "`check` uses it with --baseline \(shown), or always with "
            + "\"baseline\": \"\(shown)\" in \(Configuration.fileName)\n")
      }
    } else {
      let match = try Self.read(path, shown: shown).match(result.shown) { relative($0, folder) }
      try write(match.pruned, to: path, shown: shown)
      session.console.message("dropped \(match.stale), kept \(match.held) in \(shown)\n")
    }
    return Command.Status.clean
  }

  private func write(
    _ baseline: Baseline, to path: String, shown: String
  ) throws(CommandFailure) {
    do {
      try FileSystem.replace(path, with: Array(baseline.text.utf8))
    } catch {
      throw CommandFailure(message: "“\(shown)” cannot be written: \(error.message)")
    }
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

  /// A shown path, relative to the baseline's folder where it lies inside.
  static func relative(_ shown: String, to folder: String, workingFolder: String) -> String {
    let path = Path.absolute(shown, in: workingFolder)
    return Path.relative(path, to: folder) ?? shown
  }
}
