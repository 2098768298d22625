import Foundation
import Testing

@testable import CheckerTool

@Suite("The command as a process")
struct ProcessTests {
  /// The command, which is built beside the tests.
  private static let command = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "feedback-states").path

  /// Runs the command in a shell, where `"$0"` is its path.
  private func shell(
    _ script: String, in project: TestProject
  ) throws -> (status: Int32, output: String, message: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", script, Self.command]
    process.currentDirectoryURL = URL(filePath: project.folder)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "FEEDBACK_STATES_CACHE": project.folder + "/.cache"
    ]) { $1 }
    let output = Pipe()
    let message = Pipe()
    process.standardOutput = output
    process.standardError = message
    try process.run()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let said = message.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: written, as: UTF8.self),
      String(decoding: said, as: UTF8.self)
    )
  }

  private func project() throws -> TestProject {
    try TestProject([
      "A.swift": """
      import SwiftUI
      struct Inbox: View {
        let model: InboxModel
        var body: some View {
          List { Text("Mail") }.refreshable { Task { await model.reload() } }
        }
      }
      """
    ])
  }

  @Test("Findings go to standard output, everything else to standard error")
  func streams() throws {
    let project = try project()
    let found = try shell("\"$0\" check --format concise", in: project)
    #expect(found.status == 1)
    #expect(found.output.hasPrefix("A.swift:5:27: certain:"))
    #expect(found.message == "")
    let failed = try shell("\"$0\" check Nothing", in: project)
    #expect(failed.status == 2)
    #expect(failed.output == "")
    #expect(failed.message == "error: “Nothing” does not exist\n")
    let piped = try shell("\"$0\" check - --format concise <A.swift", in: project)
    #expect(piped.output.hasPrefix("stdin.swift:5:27:"))
  }

  @Test("A reader that leaves ends the command quietly")
  func closedPipe() throws {
    let result = try shell("\"$0\" guide | head -1; echo ${PIPESTATUS[0]}", in: project())
    #expect(result.output.hasPrefix("# Feedback states in SwiftUI\n"))
    #expect(result.message == "")
    let closed = try shell("(sleep 0.1; \"$0\" guide; echo $? >&2) | true", in: project())
    #expect(closed.message == "141\n")
  }

  #if os(Linux)
    @Test("Output that cannot be written is a failure, not a clean run")
    func fullDisk() throws {
      let result = try shell("\"$0\" check >/dev/full", in: project())
      #expect(result.status == 2)
      #expect(
        result.message
          == "error: standard output cannot be written: No space left on device\n")
    }
  #endif
}
