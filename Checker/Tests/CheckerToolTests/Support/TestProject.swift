import CheckerCore
import CheckerIndex
import CheckerRules
import Foundation

@testable import CheckerTool

/// A folder of files, removed at the end, in which a command runs.
final class TestProject {
  let folder: String
  private let log = Log()

  /// What a command wrote and how it ended.
  struct Result {
    var status: Int32
    var output: String
    var message: String
  }

  init(_ files: [String: String] = [:]) throws {
    let base = FileManager.default.temporaryDirectory.path
    let path = base + "/feedback-states-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    folder = FileSystem.resolved(path) ?? path
    for (name, text) in files { try write(name, text) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  func write(_ name: String, _ text: String) throws {
    try write(name, Array(text.utf8))
  }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let path = folder + "/" + name
    FileSystem.makeFolder(Path.parent(path))
    try Data(bytes).write(to: URL(filePath: path))
  }

  func read(_ name: String) -> String {
    String(
      decoding: FileManager.default.contents(atPath: folder + "/" + name) ?? Data(), as: UTF8.self)
  }

  /// Runs the command in the folder.
  func run(
    _ arguments: String..., input: String = "", cache: Bool = false,
    rules: [any Rule] = [WordRule()], colour: Bool = false
  ) -> Result {
    run(arguments, input: input, cache: cache, rules: rules, colour: colour)
  }

  /// Runs the command in the folder.
  func run(
    _ arguments: [String], input: String = "", cache: Bool = false,
    rules: [any Rule] = [WordRule()], colour: Bool = false
  ) -> Result {
    log.clear()
    let lines = Lines(input)
    let console = Console(
      output: { [log] in log.output($0) },
      message: { [log] in log.message($0) },
      input: { Array(input.utf8) },
      inputLine: { lines.next() },
      showsColour: colour,
      showsProgress: false,
      workingFolder: folder,
      cacheFolder: cache ? folder + "/.cache" : nil)
    let status = Command.run(arguments: arguments, console: console, rules: rules)
    let written = log.all()
    return Result(status: status, output: written.output, message: written.message)
  }
}

/// What was written.
///
/// `@unchecked Sendable`: every access holds the lock.
private final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var written = ""
  private var said = ""

  func clear() { lock.withLock { (written, said) = ("", "") } }
  func output(_ text: String) { lock.withLock { written += text } }
  func message(_ text: String) { lock.withLock { said += text } }
  func all() -> (output: String, message: String) { lock.withLock { (written, said) } }
}

/// The lines of an input.
///
/// `@unchecked Sendable`: every access holds the lock.
private final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var rest: [String]

  init(_ text: String) {
    rest = text.split(separator: "\n").map(String.init).reversed()
  }

  func next() -> String? { lock.withLock { rest.popLast() } }
}
