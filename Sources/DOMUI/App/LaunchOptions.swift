/// What the command line of a served app says.
struct LaunchOptions: Equatable {
  var host = "127.0.0.1"
  var port = 8080
  var latency = 0
  var allowedHosts: Set<String> = []
  /// The languages that pages come in; those of the app's string tables when empty.
  var languages: [String] = []

  /// A mistake on the command line.
  struct Mistake: Error, Equatable {
    let message: String
  }

  static let help = """
    --port N          the port to serve at (8080; 0 takes any free one)
    --host ADDRESS    the address to listen on (127.0.0.1: only this machine)
    --allow-host NAME a further name under which browsers reach the app, with its port
    --latency MS      hold every message, to feel a slow line
    --languages TAGS  the languages that pages come in, such as en,ar to see an English app
                      from right to left (those of the app's string tables, or else en)
    """

  private static let names: Set = [
    "--port", "--host", "--allow-host", "--latency", "--languages",
  ]

  init() {}

  /// Reads arguments; those of the app's own are left alone.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts.first ?? argument
      guard Self.names.contains(name) else {
        try Self.refuseSlip(name)
        continue
      }
      guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
        throw Mistake(message: "\(name) needs a value")
      }
      switch name {
      case "--port": port = try Self.number(value, of: name, in: 0...65535)
      case "--latency": latency = try Self.number(value, of: name, in: 0...60000)
      case "--host": host = value
      case "--languages": languages = try Self.tags(value, of: name)
      default: allowedHosts.insert(value)
      }
    }
  }

  /// An option that is one slip of the fingers from one of ours is not the app's own.
  private static func refuseSlip(_ name: String) throws {
    guard let meant = names.sorted().first(where: { isOneSlip(name, from: $0) }) else { return }
    throw Mistake(message: "there is no option \(name). Did you mean \(meant)?")
  }

  /// Whether one letter is missing, doubled or another, or two neighbours have changed places.
  private static func isOneSlip(_ text: String, from other: String) -> Bool {
    var (left, right) = (text[...], other[...])
    while let first = left.first, first == right.first {
      left.removeFirst()
      right.removeFirst()
    }
    while let last = left.last, last == right.last {
      left.removeLast()
      right.removeLast()
    }
    switch (left.count, right.count) {
    case (0, 1), (1, 0), (1, 1): return true
    case (2, 2): return left.elementsEqual(right.reversed())
    default: return false
    }
  }

  private static func tags(_ text: String, of name: String) throws -> [String] {
    let tags = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let isTag = /[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*/
    guard let wrong = tags.first(where: { $0.wholeMatch(of: isTag) == nil }) else { return tags }
    throw Mistake(message: "\(name) takes language tags such as en,de-AT, not “\(wrong)”")
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
