import CheckerIndex
import Foundation

/// Results of earlier runs, kept in one file a project.
struct ResultCache: Sendable {
  /// What is kept about one path.
  struct Entry: Sendable {
    /// What identifies the content, the settings and the tool.
    var key: Digest
    /// What identifies the facts that other files may use; zero if there are none.
    var token = Digest.zero
    /// What identifies the facts of all files with which the findings were found.
    var index = Digest.zero
    /// What identifies the other files in which findings name places.
    var related = Digest.zero
    var problem: String?
    /// The hashes of names of ``CheckRun/ReadFile``.
    var owners: Set<UInt64> = []
    var asks: Set<UInt64> = []
    var answers: Set<UInt64> = []
    /// The facts and the findings, encoded; empty if there are none.
    var factsData = Data()
    var findingsData = Data()

    init(key: Digest) {
      self.key = key
    }

    /// What is to be kept about a file that was read.
    init(
      _ file: CheckRun.ReadFile, index: Digest = .zero, problem: String? = nil,
      findings: [LocatedFinding] = []
    ) {
      key = file.key
      token = file.token
      self.index = index
      self.problem = problem
      owners = file.owners
      asks = file.asks
      answers = file.answers
      if let facts = file.facts { factsData = (try? JSONEncoder().encode(facts)) ?? Data() }
      if !findings.isEmpty { findingsData = (try? JSONEncoder().encode(findings)) ?? Data() }
    }

    /// The facts, or `nil` if none are kept.
    func facts() -> FileFacts? {
      factsData.isEmpty ? nil : try? JSONDecoder().decode(FileFacts.self, from: factsData)
    }

    /// The findings, or `nil` if they cannot be read.
    func findings() -> [LocatedFinding]? {
      findingsData.isEmpty
        ? [] : try? JSONDecoder().decode([LocatedFinding].self, from: findingsData)
    }
  }

  private let path: String
  private let entries: [String: Entry]

  /// Opens what earlier runs kept about a project.
  ///
  /// - Parameters:
  ///   - folder: Where results are kept.
  ///   - project: The folder that is checked; every project has a file of its own.
  init(folder: String, project: String) {
    var hasher = Hasher128(seed: 3)
    hasher.add(project)
    path = folder + "/" + hasher.finished().shortText + ".results"
    let bytes = (try? FileSystem.contents(path)) ?? []
    entries = CacheFile.read(bytes) ?? [:]
  }

  func entry(for path: String) -> Entry? { entries[path] }

  /// Keeps the results of a run beside those of files that were not part of it.
  func save(_ results: [(path: String, entry: Entry?)]) {
    var merged = entries
    var isChanged = false
    for (path, entry) in results {
      if let old = merged[path], let entry, old.key == entry.key, old.index == entry.index,
        old.related == entry.related
      {
        continue
      }
      isChanged = true
      merged[path] = entry
    }
    guard isChanged else { return }
    FileSystem.makeFolder(Path.parent(path))
    // A result that cannot be kept costs time on the next run, nothing else.
    try? FileSystem.replace(path, with: CacheFile.write(merged))
  }
}
