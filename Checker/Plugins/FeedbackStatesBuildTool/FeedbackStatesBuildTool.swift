import Foundation
import PackagePlugin

/// Checks a target's sources whenever one of them changes; findings fail the build.
@main
struct FeedbackStatesBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let sources = module.sourceFiles(withSuffix: ".swift").map(\.url)
    guard !sources.isEmpty else { return [] }
    let folder = context.pluginWorkDirectoryURL
    // What else changes the result: settings and accepted findings of the package.
    let settings = [".feedback-states.json", ".feedback-states-baseline.json"]
      .map { context.package.directoryURL.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    return [
      .buildCommand(
        displayName: "Checking the feedback states of \(target.name)",
        executable: try context.tool(named: "feedback-states").url,
        arguments: [
          "check", "--format", "xcode", "--quiet", "--stamp",
          folder.appending(path: "FeedbackStatesChecked.swift").path, "--",
          module.directoryURL.path,
        ],
        environment: ["FEEDBACK_STATES_CACHE": folder.path],
        inputFiles: sources + settings,
        outputFiles: [folder.appending(path: "FeedbackStatesChecked.swift")])
    ]
  }
}
