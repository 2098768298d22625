import CheckerCore
import CheckerIndex
import CheckerSkim
import Foundation

/// One run over some files: reads them, merges what they tell about each other, checks them.
///
/// The result depends on the files and settings alone, not on the number of threads or on what
/// earlier runs left in the cache.
struct CheckRun: Sendable {
  /// A file and the number of the configuration that holds for it.
  struct Input: Sendable {
    var file: Discovery.File
    var configuration: Int
    /// The text, where it does not come from the file.
    var text: [UInt8]?
  }

  /// Something about a file that keeps it from being checked.
  struct Problem: Sendable, Equatable, Codable {
    var path: String
    var message: String
  }

  /// What came out.
  struct Outcome: Sendable {
    /// Every finding of every tier, suppressions applied, in order.
    var findings: [LocatedFinding] = []
    var problems: [Problem] = []
    var files = 0
    /// How many files' results were kept from an earlier run.
    var remembered = 0
    var timings = Timings()
  }

  /// Where the time went.
  struct Timings: Sendable {
    var bytes = 0
    /// How many of the bytes went through the parser.
    var parsedBytes = 0
    var reading = Duration.zero
    var merging = Duration.zero
    var checking = Duration.zero

    /// One line for people.
    var text: String {
      func seconds(_ duration: Duration) -> String {
        duration.formatted(.units(allowed: [.milliseconds], width: .narrow))
      }
      return "timings: \(bytes) bytes, \(parsedBytes) parsed; read \(seconds(reading)), "
        + "merge \(seconds(merging)), check \(seconds(checking))\n"
    }
  }

  /// How deep brackets may nest; the parser's own limit is of the same size.
  static let depthLimit = 256
  /// How large a file may be.
  static let sizeLimit = 16 << 20

  let rules: [any Rule]
  let configurations: [Configuration]
  let ruleNames: Set<String>
  let width: ReadingPlan.Width
  let threads: Int
  let cache: ResultCache?
  let analyses: [Analysis]
  let plans: [ReadingPlan]
  /// What of each configuration, and of the tool, changes results.
  let settingsKeys: [Digest]

  init(
    rules: [any Rule], configurations: [Configuration], width: ReadingPlan.Width, threads: Int,
    cache: ResultCache? = nil
  ) {
    self.rules = rules
    self.configurations = configurations
    ruleNames = Set(rules.map(\.name))
    self.width = width
    self.threads = threads
    self.cache = cache
    analyses = configurations.map { Analysis(rules: rules, vocabulary: $0.vocabulary) }
    settingsKeys = configurations.map { configuration in
      var hasher = Hasher128(seed: 5)
      hasher.add(configuration.readingKey)
      hasher.add(width.rawValue)
      hasher.add(ToolVersion.key)
      return hasher.finished()
    }
    plans = configurations.map { ReadingPlan(vocabulary: $0.vocabulary, width: width) }
  }

  /// Runs over the files, which must be in the order of their shown paths.
  ///
  /// `progress` is called from any thread, twice a file.
  func run(
    _ inputs: [Input], progress: @escaping @Sendable () -> Void = {}
  ) -> Outcome {
    let clock = ContinuousClock()
    let start = clock.now
    let skimmed = WorkerPool.map(count: inputs.count, threads: threads) { number in
      readFile(inputs[number])
    }
    let owners = skimmed.reduce(into: Set<UInt64>()) { $0.formUnion($1.owners) }
    let read = WorkerPool.map(count: inputs.count, threads: threads) { number in
      defer { progress() }
      return parseFile(skimmed[number], of: inputs[number], owners: owners)
    }
    let afterReading = clock.now
    let facts = Facts(
      zip(inputs, read).map { ($0.file.shown, $1) }, owners: owners)
    let afterMerging = clock.now
    let checked = WorkerPool.map(count: inputs.count, threads: threads) { number in
      defer { progress() }
      return check(read[number], of: inputs[number], facts: facts)
    }
    var outcome = Outcome(files: inputs.count)
    outcome.timings = Timings(
      bytes: read.reduce(0) { $0 + $1.count }, parsedBytes: read.reduce(0) { $0 + $1.parsedCount },
      reading: afterReading - start, merging: afterMerging - afterReading,
      checking: clock.now - afterMerging)
    for (number, result) in checked.enumerated() {
      outcome.findings += result.findings
      if let problem = result.problem {
        outcome.problems.append(
          Problem(path: inputs[number].file.shown, message: problem))
      }
      if result.isRemembered { outcome.remembered += 1 }
    }
    outcome.findings.sort { $0.finding < $1.finding }
    cache?.save(zip(inputs, checked).map { ($0.file.shown, $1.entry) })
    return outcome
  }
}
