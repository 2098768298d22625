import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a command reads and writes: the process's streams, or a test's.
struct Console: Sendable {
  /// Writes findings and other results.
  var output: @Sendable (String) -> Void
  /// Writes messages for people.
  var message: @Sendable (String) -> Void
  /// Reads all of standard input.
  var input: @Sendable () -> [UInt8]
  /// Reads the next line of standard input without its line break; `nil` at its end.
  var inputLine: @Sendable () -> String?
  /// Whether standard output is a terminal that shows colours.
  var showsColour: Bool
  /// Whether standard error is a terminal.
  var showsProgress: Bool
  /// The absolute path of the working folder.
  var workingFolder: String
  /// Where results of earlier runs are kept; `nil` keeps none.
  var cacheFolder: String?

  /// The streams of this process.
  ///
  /// A closed pipe ends the process quietly, as `head` expects of those who write to it.
  static func standard() -> Console {
    signal(SIGPIPE, SIG_IGN)
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(1) == 1
    return Console(
      output: { write($0, to: 1) },
      message: { write($0, to: 2) },
      input: {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
          let count = read(0, &buffer, buffer.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { return bytes }
          bytes += buffer[0..<count]
        }
      },
      inputLine: { readLine(strippingNewline: true) },
      showsColour: isTerminal && environment["NO_COLOR"] == nil && environment["TERM"] != "dumb",
      showsProgress: isatty(2) == 1,
      workingFolder: FileManager.default.currentDirectoryPath,
      cacheFolder: environment["FEEDBACK_STATES_CACHE"]
        ?? environment["XDG_CACHE_HOME"].map { $0 + "/feedback-states" }
        ?? environment["HOME"].map {
          #if os(macOS)
            $0 + "/Library/Caches/feedback-states"
          #else
            $0 + "/.cache/feedback-states"
          #endif
        })
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { buffer in
      var rest = UnsafeRawBufferPointer(buffer)
      while let start = rest.baseAddress, rest.count > 0 {
        let count = systemWrite(descriptor, start, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          // Nobody reads any more: what is left to say has no listener.
          if errno == EPIPE { exit(128 + SIGPIPE) }
          // A result that cannot be written is no result; a message that cannot is dropped.
          if descriptor == 1 {
            let reason = String(cString: strerror(errno))
            write("error: standard output cannot be written: \(reason)\n", to: 2)
            exit(Command.Status.failure)
          }
          return
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, start, count)
}
