import ElementTree

/// What the server tells a page's script.
enum ServerMessage: Hashable, Sendable {
  /// The session goes on; the number of the last event that was handled.
  case joined(lastEvent: Int)
  /// There is no such session (any more); the script asks for a new page.
  case unknown
  /// A part of the script that the next message needs.
  case part(script: String)
  /// A whole page, for a new session or because too much was missed.
  case page(token: String, number: Int, lastEvent: Int, ElementSnapshot)
  /// Changes, numbered, with the last event that they answer.
  case batch(number: Int, lastEvent: Int, [ElementOperation])
  /// An event was handled and changed nothing.
  case acknowledged(lastEvent: Int)
  /// From now on every message is delayed, half of the time on each way.
  case latency(milliseconds: Int)

  /// The message as JSON.
  func encoded() -> [UInt8] {
    var json = JSONWriter()
    let encoder = OperationEncoder()
    json.beginArray()
    switch self {
    case .joined(let lastEvent):
      json.write("joined")
      json.write(lastEvent)
    case .unknown:
      json.write("unknown")
    case .part(let script):
      json.write("part")
      json.write(script)
    case .page(let token, let number, let lastEvent, let root):
      json.write("page")
      json.write(token)
      json.write(number)
      json.write(lastEvent)
      encoder.write(root, to: &json)
    case .batch(let number, let lastEvent, let operations):
      json.write("b")
      json.write(number)
      json.write(lastEvent)
      json.beginArray()
      for operation in operations { encoder.write(operation, to: &json) }
      json.endArray()
    case .acknowledged(let lastEvent):
      json.write("a")
      json.write(lastEvent)
    case .latency(let milliseconds):
      json.write("latency")
      json.write(milliseconds)
    }
    json.endArray()
    return json.bytes
  }
}
