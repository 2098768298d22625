import CheckerCore
import CheckerIndex

extension CheckRun {
  /// The merged facts, merged when the first file asks for them.
  final class Facts: Sendable {
    /// What identifies all facts together.
    let digest: Digest
    let index: ProjectIndex?
    /// The views and models of all files.
    let owners: Set<UInt64>
    /// What identifies the content of each file that has facts, by its path.
    private let keys: [String: Digest]

    /// What identifies the contents of the other files in which findings name places; zero if
    /// they name none.
    func related(to findings: [LocatedFinding], in path: String) -> Digest {
      let paths = Set(findings.flatMap { $0.finding.related.map(\.path) }).subtracting([path])
      if paths.isEmpty { return .zero }
      var hasher = Hasher128(seed: 6)
      for path in paths.sorted() {
        hasher.add(path)
        hasher.add(keys[path] ?? .zero)
      }
      return hasher.finished()
    }

    init(_ files: [(path: String, file: ReadFile)], owners: Set<UInt64>) {
      self.owners = owners
      var keys: [String: Digest] = [:]
      for (path, file) in files where file.token != .zero { keys[path] = file.key }
      self.keys = keys
      let files = files.map(\.file)
      var hasher = Hasher128(seed: 2)
      for file in files where file.token != .zero { hasher.add(file.token) }
      let digest = hasher.finished()
      self.digest = digest
      let isNeeded = files.contains { file in
        file.remembered.map { $0.token != .zero && $0.index != digest } ?? file.isTelling
      }
      guard isNeeded else {
        index = nil
        return
      }
      index = ProjectIndex(
        merging: files.compactMap { file in
          file.facts ?? (file.token == .zero ? nil : file.remembered?.facts())
        })
    }
  }

  /// A file after the second phase.
  struct CheckedFile: Sendable {
    var findings: [LocatedFinding] = []
    var problem: String?
    var isRemembered = false
    /// What the next run may want to know; `nil` keeps nothing.
    var entry: ResultCache.Entry?
  }

  /// Checks one file with the facts of all.
  func check(_ file: ReadFile, of input: Input, facts: Facts) -> CheckedFile {
    if let entry = file.remembered, entry.token == .zero || entry.index == facts.digest,
      let findings = entry.findings(),
      entry.related == facts.related(to: findings, in: input.file.shown)
    {
      return CheckedFile(
        findings: findings, problem: entry.problem, isRemembered: true, entry: entry)
    }
    if let problem = file.problem {
      let entry = kept(file, problem: problem)
      return CheckedFile(problem: problem, entry: file.key == .zero ? nil : entry)
    }
    guard file.isTelling || file.remembered != nil || !file.directives.isEmpty else {
      return CheckedFile(entry: kept(file, index: facts.digest))
    }
    guard let source = source(of: file, input: input) else {
      return CheckedFile(problem: "changed while it was checked")
    }
    var file = file
    if file.remembered != nil {
      file = readAgain(file, input, source: source, owners: facts.owners)
    }
    let findings = found(in: file, source: source, input: input, facts: facts)
    var entry = kept(file, index: facts.digest, findings: findings)
    entry?.related = facts.related(to: findings, in: input.file.shown)
    return CheckedFile(findings: findings, entry: entry)
  }

  /// What is to be kept about a file; encoding it costs time, so only where it is kept.
  private func kept(
    _ file: ReadFile, index: Digest = .zero, problem: String? = nil,
    findings: [LocatedFinding] = []
  ) -> ResultCache.Entry? {
    guard cache != nil else { return nil }
    return ResultCache.Entry(file, index: index, problem: problem, findings: findings)
  }

  private func found(
    in file: ReadFile, source: SourceFile, input: Input, facts: Facts
  ) -> [LocatedFinding] {
    var findings: [Finding] = []
    if file.isTelling, let index = facts.index {
      let analysis = analyses[input.configuration]
      let model = file.model ?? analysis.read(source, declarations: file.declarations)
      findings = analysis.findings(in: model, index: index)
    }
    findings = Suppressions.apply(
      file.directives, to: findings, in: source, activeRules: ruleNames)
    return findings.map { LocatedFinding($0, in: source) }
  }

  private func source(of file: ReadFile, input: Input) -> SourceFile? {
    if let model = file.model { return model.source }
    return (try? contents(of: input)).map { SourceFile(path: input.file.shown, bytes: $0) }
  }

  /// Reads a file whose kept result holds no longer, because facts of other files changed.
  private func readAgain(
    _ file: ReadFile, _ input: Input, source: SourceFile, owners: Set<UInt64>
  ) -> ReadFile {
    let input = Input(file: input.file, configuration: input.configuration, text: source.bytes)
    let run = withoutCache
    var fresh = run.parseFile(run.readFile(input), of: input, owners: owners)
    fresh.token = file.token
    return fresh
  }

  /// The same run, which trusts no earlier result.
  var withoutCache: CheckRun {
    CheckRun(rules: rules, configurations: configurations, width: width, threads: 1)
  }
}
