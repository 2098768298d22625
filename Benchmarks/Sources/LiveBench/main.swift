import Foundation
import LiveHost

// Arguments: port, number of rows.
let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
guard arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: LiveBench PORT ROWS\n".utf8))
  exit(2)
}
var configuration = LiveConfiguration()
configuration.port = arguments[0]
configuration.title = "Live"
do {
  try LiveServer(configuration: configuration) { _ in BenchPage(rowCount: arguments[1]) }.run()
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
