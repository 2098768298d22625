/// What the command line of a served app says.
struct LaunchOptions: Equatable {
  var host = "127.0.0.1"
  var port = 8080
  var latency = 0
  var allowedHosts: Set<String> = []

  /// A mistake on the command line.
  struct Mistake: Error, Equatable {
    let message: String
  }

  static let help = """
    --port N          the port to serve at (8080; 0 takes any free one)
    --host ADDRESS    the address to listen on (127.0.0.1: only this machine)
    --allow-host NAME a further name under which browsers reach the app, with its port
    --latency MS      hold every message, to feel a slow line
    """

  init() {}

  /// Reads arguments; those of the app's own are left alone.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts.first ?? argument
      guard ["--port", "--host", "--allow-host", "--latency"].contains(name) else { continue }
      guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
        throw Mistake(message: "\(name) needs a value")
      }
      switch name {
      case "--port": port = try Self.number(value, of: name, in: 0...65535)
      case "--latency": latency = try Self.number(value, of: name, in: 0...60000)
      case "--host": host = value
      default: allowedHosts.insert(value)
      }
    }
  }

  private static func number(
    _ text: String, of name: String, in range: ClosedRange<Int>
  ) throws -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw Mistake(
        message: "\(name) takes a number from \(range.lowerBound) to \(range.upperBound), "
          + "not “\(text)”")
    }
    return number
  }
}
