import CheckerCore

extension Session {
  /// Which baseline holds for which file.
  struct Baselines {
    /// The absolute path of each file's baseline, by the file's shown path.
    fileprivate var byFile: [String: String] = [:]
    /// The one that holds for files whose configuration names none.
    fileprivate var common: String?
    /// Every baseline, in order.
    var paths: [String] { Set(byFile.values).union(common.map { [$0] } ?? []).sorted() }

    /// The absolute path of the baseline that holds for a finding.
    func path(of located: LocatedFinding) -> String? {
      byFile[located.finding.path] ?? common
    }
  }

  /// The baselines of some files: the command line's, each configuration's, or the one that lies
  /// in the nearest folder above what is checked.
  ///
  /// `fallback` is used where there is none of them.
  func baselines(_ files: Files, fallback: String? = nil) -> Baselines {
    if let name = arguments.value("baseline") {
      return Baselines(common: Path.absolute(name, in: console.workingFolder))
    }
    var baselines = Baselines()
    var isCommonNeeded = files.inputs.isEmpty
    for input in files.inputs {
      if let path = files.configurations[input.configuration].baseline {
        baselines.byFile[input.file.shown] = path
      } else {
        isCommonNeeded = true
      }
    }
    if isCommonNeeded { baselines.common = nearestBaseline() ?? fallback }
    return baselines
  }

  /// The absolute paths that the command line asks about.
  var roots: [String] {
    let action = arguments.operands.first.map { ["write", "prune"].contains($0) } == true
    let named = action ? Array(arguments.operands.dropFirst()) : arguments.operands
    let paths = named.filter { $0 != "-" }
    return (paths.isEmpty ? ["."] : paths).map { Path.absolute($0, in: console.workingFolder) }
  }

  /// The baseline in the nearest folder above everything that the command line asks about, or
  /// above the working folder.
  private func nearestBaseline() -> String? {
    var folder = roots[0]
    while !roots.allSatisfy({ Path.relative($0, to: folder) != nil }) {
      folder = Path.parent(folder)
    }
    return Self.baseline(above: folder) ?? Self.baseline(above: console.workingFolder)
  }

  private static func baseline(above start: String) -> String? {
    var folder = start
    while true {
      let path = (folder == "/" ? "" : folder) + "/" + Baseline.fileName
      if FileSystem.status(path, followsLinks: true)?.kind == .file { return path }
      if folder == "/" { return nil }
      folder = Path.parent(folder)
    }
  }

  /// Whether this run looks for the fault that an entry of the baseline in `folder` accepts.
  ///
  /// `width` says how much the run reads.
  func looksAt(
    _ entry: Baseline.Entry, in folder: String, width: ReadingPlan.Width = .wide
  ) -> Bool {
    if entry.isHint, width == .narrow { return false }
    let rules = arguments.all("rule")
    guard rules.isEmpty || rules.contains(entry.rule) else { return false }
    let path = Path.absolute(entry.path, in: folder)
    return roots.contains { Path.relative(path, to: $0) != nil }
  }
}
