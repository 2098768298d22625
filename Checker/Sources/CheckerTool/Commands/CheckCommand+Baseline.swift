import CheckerCore

extension CheckCommand {
  /// What a run shows without the findings that baselines hold.
  func newFindings(of result: Session.Result) throws(CommandFailure) -> Session.Result {
    guard !session.arguments.has("no-baseline") else { return result }
    let baselines = session.baselines(result.files)
    var new = result
    for path in baselines.paths {
      let console = session.console
      let folder = Path.parent(path)
      let shown = Path.shown(path, from: console.workingFolder)
      let baseline = try BaselineCommand.read(path, shown: shown)
      let relative = { (path: String) in
        BaselineCommand.relative(path, to: folder, workingFolder: console.workingFolder)
      }
      let concerned = result.shown.filter { baselines.path(of: $0) == path }
      let match = baseline.match(concerned, path: relative)
      new.shown.removeAll { baselines.path(of: $0) == path }
      new.shown += match.new
      // Of standard input one file's findings are known.
      guard result.files.reported == nil, !session.arguments.has("quiet") else { continue }
      let looked = Baseline(
        entries: baseline.entries.filter {
          session.looksAt($0, in: folder, width: result.width)
        })
      let all = result.outcome.findings.filter { baselines.path(of: $0) == path }
      let stale = looked.match(all, path: relative).stale
      if stale > 0 { tell(stale, of: shown) }
    }
    new.shown.sort { $0.finding < $1.finding }
    return new
  }

  private func tell(_ stale: Int, of baseline: String) {
    let what = stale == 1 ? "1 finding of \(baseline) is" : "\(stale) findings of \(baseline) are"
    session.console.message(
      "note: \(what) no longer there; `feedback-states baseline prune` forgets "
        + (stale == 1 ? "it" : "them") + "\n")
  }
}
