import ElementTree

/// What a page's script tells the server, already checked for form.
enum ClientMessage: Hashable, Sendable {
  /// The script wants to go on with a session; `received` is the last batch it has applied.
  case join(token: String, received: Int)
  /// The script wants a new page for an address, because its session is gone or because it hands
  /// back kept values; `replacing` is a session of its own that it will not use.
  case start(address: String, kept: [String: String], replacing: String?)
  /// A person did something; numbers rise by one within a session.
  case event(number: Int, received: Int, ElementEvent)
  /// The batches up to a number have been applied and need not be kept for replay.
  case received(Int)
  /// The script wants the part of it that the first answer leaves out.
  case more
  /// The tab was hidden or shown.
  case visible(Bool)

  /// Why a message was refused, in words for the log and for the closing frame.
  struct Fault: Error, Hashable {
    var reason: String
  }

  /// Reads one message.
  ///
  /// - Throws: ``Fault`` when it is not JSON or not one of the known forms.
  init(parsing bytes: [UInt8]) throws(Fault) {
    guard let json = JSONValue(parsing: bytes) else {
      throw Fault(reason: "message is not valid JSON")
    }
    guard let parts = json.array, let kind = parts.first?.string else {
      throw Fault(reason: "message is not an array that begins with its kind")
    }
    guard let message = Self.message(kind: kind, parts: parts) else {
      throw Fault(reason: "message of kind '\(kind.prefix(16))' has the wrong form")
    }
    self = message
  }

  private static func message(kind: String, parts: [JSONValue]) -> ClientMessage? {
    switch (kind, parts.count) {
    case ("join", 3):
      guard let token = parts[1].string, let received = parts[2].integer else { return nil }
      return .join(token: token, received: received)
    case ("start", 4):
      guard let address = parts[1].string, let kept = texts(parts[2]) else { return nil }
      guard parts[3] == .null || parts[3].string != nil else { return nil }
      return .start(address: address, kept: kept, replacing: parts[3].string)
    case ("e", 5...7):
      return event(parts)
    case ("r", 2):
      return parts[1].integer.map { .received($0) }
    case ("more", 1):
      return .more
    case ("v", 2):
      guard case .bool(let isVisible) = parts[1] else { return nil }
      return .visible(isVisible)
    default:
      return nil
    }
  }

  /// Reads an event: `["e", number, received, target, name, value?, details?]`.
  private static func event(_ parts: [JSONValue]) -> ClientMessage? {
    guard let number = parts[1].integer, let received = parts[2].integer,
      let target = parts[3].integer, let name = parts[4].string, name.utf8.count <= 32
    else { return nil }
    var event = ElementEvent(target: ElementID(rawValue: target), name: name)
    if parts.count > 5, parts[5] != .null {
      guard let value = elementValue(parts[5]) else { return nil }
      event.value = value
    }
    if parts.count > 6 {
      guard let members = parts[6].object, members.count <= 16 else { return nil }
      for (key, member) in members {
        guard let value = elementValue(member) else { return nil }
        event.details[key] = value
      }
    }
    return .event(number: number, received: received, event)
  }

  private static func elementValue(_ json: JSONValue) -> ElementValue? {
    switch json {
    case .string(let text): .string(text)
    case .bool(let flag): .bool(flag)
    case .number(let number): .number(number)
    case .null, .array, .object: nil
    }
  }

  private static func texts(_ json: JSONValue) -> [String: String]? {
    guard let members = json.object else { return nil }
    var texts: [String: String] = [:]
    for (key, value) in members {
      guard let text = value.string else { return nil }
      texts[key] = text
    }
    return texts
  }
}
