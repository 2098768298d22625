/// Finds the Swift files below some paths.
///
/// Every file is found once, however many ways lead to it. Hidden folders, build products and
/// other people's code are left alone when a folder is walked; what the configuration includes
/// and excludes holds for walked and for named files alike.
struct Discovery {
  /// A file to check.
  struct File: Sendable, Equatable {
    /// The absolute path.
    var path: String
    /// The path as people read it.
    var shown: String
  }

  /// Something that could not be looked at.
  struct Problem: Sendable, Equatable {
    var path: String
    var message: String
    /// Whether the path was asked for by name.
    var isNamed: Bool
  }

  /// Folders that hold products and other people's code.
  static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages",
  ]

  let workingFolder: String
  /// Whether the configuration of a file leaves it out.
  let covers: (String) -> Bool
  /// Whether the configuration of a folder leaves all of it out.
  let excludes: (String) -> Bool

  /// A file's identity: its folder and its name there.
  private struct Key: Hashable {
    var folder: FileSystem.Identity
    var name: String
  }

  private(set) var files: [File] = []
  private(set) var problems: [Problem] = []
  /// Named files that the configuration leaves out.
  private(set) var leftOut: [String] = []
  private var found: Set<Key> = []
  private var walkedFolders: Set<FileSystem.Identity> = []
  /// Links are followed last, so that a file is found by its own path if there is one.
  private var links: [String] = []

  init(
    workingFolder: String, covers: @escaping (String) -> Bool,
    excludes: @escaping (String) -> Bool
  ) {
    self.workingFolder = workingFolder
    self.covers = covers
    self.excludes = excludes
  }

  /// Looks for files at each path.
  mutating func find(_ paths: [String]) {
    for path in paths { findNamed(Path.absolute(path, in: workingFolder), asWritten: path) }
    while let link = links.popLast() { follow(link) }
    files.sort { $0.shown < $1.shown }
  }

  private mutating func findNamed(_ path: String, asWritten: String) {
    guard let status = FileSystem.status(path, followsLinks: true) else {
      let isLink = FileSystem.status(path, followsLinks: false) != nil
      problems.append(
        Problem(
          path: asWritten,
          message: isLink
            ? "is a link to nothing"
            : "does not exist" + Self.hint(for: path), isNamed: true))
      return
    }
    switch status.kind {
    case .folder: walk(path, isNamed: true)
    case .file:
      guard path.hasSuffix(".swift") else {
        problems.append(
          Problem(path: asWritten, message: "does not end in “.swift”", isNamed: true))
        return
      }
      if covers(path) { addResolved(path) } else { leftOut.append(asWritten) }
    case .link, .other:
      problems.append(
        Problem(path: asWritten, message: "is neither a file nor a folder", isNamed: true))
    }
  }

  private static func hint(for path: String) -> String {
    let names = FileSystem.entries(of: Path.parent(path)) ?? []
    return Suggestion.hint(for: Path.name(path), in: names.map(\.name))
  }

  private mutating func walk(_ folder: String, isNamed: Bool = false) {
    var stack = [folder]
    while let folder = stack.popLast() {
      guard let status = FileSystem.status(folder, followsLinks: true),
        walkedFolders.insert(status.identity).inserted
      else { continue }
      guard let entries = FileSystem.entries(of: folder) else {
        problems.append(
          Problem(
            path: Path.shown(folder, from: workingFolder), message: "cannot be read",
            isNamed: isNamed && stack.isEmpty))
        continue
      }
      let prefix = folder == "/" ? "/" : folder + "/"
      for entry in entries where !entry.name.hasPrefix(".") {
        let path = prefix + entry.name
        switch entry.kind {
        case .file:
          if entry.name.hasSuffix(".swift"), covers(path) { add(path, in: status.identity) }
        case .folder:
          if !Self.skippedFolders.contains(entry.name), !excludes(path) { stack.append(path) }
        case .link: links.append(path)
        case .other: break
        }
      }
    }
  }

  private mutating func follow(_ link: String) {
    guard !excludes(link), let status = FileSystem.status(link, followsLinks: true) else {
      if link.hasSuffix(".swift"), !excludes(link) {
        problems.append(
          Problem(
            path: Path.shown(link, from: workingFolder), message: "is a link to nothing",
            isNamed: false))
      }
      return
    }
    switch status.kind {
    case .folder: walk(link)
    case .file: if link.hasSuffix(".swift"), covers(link) { addResolved(link) }
    case .link, .other: break
    }
  }

  /// Adds a file that may be a link, or lie in a folder that was walked as well.
  private mutating func addResolved(_ path: String) {
    guard let target = FileSystem.resolved(path),
      let folder = FileSystem.status(Path.parent(target), followsLinks: true)
    else { return }
    add(path, in: folder.identity, name: Path.name(target))
  }

  private mutating func add(
    _ path: String, in folder: FileSystem.Identity, name: String? = nil
  ) {
    guard found.insert(Key(folder: folder, name: name ?? Path.name(path))).inserted else {
      return
    }
    files.append(File(path: path, shown: Path.shown(path, from: workingFolder)))
  }
}
