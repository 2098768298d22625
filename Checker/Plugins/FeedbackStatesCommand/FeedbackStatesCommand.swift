import Foundation
import PackagePlugin

/// `swift package feedback-states [COMMAND] [ARGUMENT…]`: the command on this package.
@main
struct FeedbackStatesCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "feedback-states").url
    process.arguments = arguments.isEmpty ? ["check"] : arguments
    process.currentDirectoryURL = context.package.directoryURL
    // A plugin may write to its own folder alone.
    var environment = ProcessInfo.processInfo.environment
    environment["FEEDBACK_STATES_CACHE"] = context.pluginWorkDirectoryURL.path
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == 2 {
      Diagnostics.error("feedback-states could not run")
    } else if process.terminationStatus != 0 {
      Diagnostics.error("feedback-states found something")
    }
  }
}
