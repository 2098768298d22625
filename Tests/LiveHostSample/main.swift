import Foundation
import LiveHost
import LiveHostSamplePage

// Serves the sample page; the one argument is the port.
var configuration = LiveConfiguration()
configuration.port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0
configuration.title = "Sample"
do {
  try LiveServer(configuration: configuration) { SamplePage($0) }.run()
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
