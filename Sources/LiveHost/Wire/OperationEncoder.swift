import ElementTree

/// Writes operations and snapshots in the compact form that the page's script applies.
///
/// An operation is an array that begins with its code; a snapshot is
/// `[id, tag, text or 0, attributes or 0, styles or 0, properties or 0, events or 0, children…]`
/// without trailing zeros. What ``MarkupPolicy`` refuses is left out.
struct OperationEncoder {
  private enum Code: Int {
    case insert = 0
    case move, remove, setText, setAttribute, removeAttribute, setStyle, removeStyle
    case setProperty, setEvents, focus, blur, announce, vibrate, scrollIntoView, setTitle
    case open, keep, animate
  }

  func write(_ operation: ElementOperation, to json: inout JSONWriter) {
    switch operation {
    case .insert(let snapshot, let parent, let next):
      begin(.insert, &json)
      json.write(parent.rawValue)
      json.write(next?.rawValue ?? 0)
      write(snapshot, to: &json)
    case .move(let id, let parent, let next):
      begin(.move, &json)
      json.write(id.rawValue)
      json.write(parent.rawValue)
      json.write(next?.rawValue ?? 0)
    case .remove(let id):
      begin(.remove, id, &json)
    case .setText(let id, let text):
      begin(.setText, id, &json)
      json.write(text)
    case .setAttribute(let id, let name, let value):
      guard let value = MarkupPolicy.attribute(name, value) else {
        // The old value must not stay in the page as if it were the new one.
        return write(.removeAttribute(id, name: name), to: &json)
      }
      begin(.setAttribute, id, &json)
      json.write(name)
      json.write(value)
    case .removeAttribute(let id, let name):
      guard MarkupPolicy.isAttributeName(name), !MarkupPolicy.isReserved(name) else { return }
      begin(.removeAttribute, id, &json)
      json.write(name)
    case .setStyle(let id, let name, let value):
      let isAllowed = MarkupPolicy.allowsStyle(name, value)
      begin(isAllowed ? .setStyle : .removeStyle, id, &json)
      json.write(name)
      if isAllowed { json.write(value) }
    case .removeStyle(let id, let name):
      begin(.removeStyle, id, &json)
      json.write(name)
    case .setProperty(let id, let name, let value):
      guard MarkupPolicy.allowsProperty(name) else { return }
      begin(.setProperty, id, &json)
      json.write(name)
      json.write(value)
    case .setEvents(let id, let events):
      begin(.setEvents, id, &json)
      json.write(events.sorted().joined(separator: " "))
    case .command(let command):
      write(command, to: &json)
    }
    json.endArray()
  }

  private func write(_ command: ElementCommand, to json: inout JSONWriter) {
    switch command {
    case .focus(let id): begin(.focus, id, &json)
    case .blur(let id): begin(.blur, id, &json)
    case .scrollIntoView(let id): begin(.scrollIntoView, id, &json)
    case .announce(let text, let urgent):
      begin(.announce, &json)
      json.write(text)
      json.write(urgent)
    case .vibrate(let pattern):
      begin(.vibrate, &json)
      json.beginArray()
      for milliseconds in pattern { json.write(milliseconds) }
      json.endArray()
    case .setTitle(let title):
      begin(.setTitle, &json)
      json.write(title)
    case .open(let address):
      begin(.open, &json)
      json.write(MarkupPolicy.address(address) ?? "")
    case .keep(let key, let value):
      begin(.keep, &json)
      json.write(key)
      if let value { json.write(value) } else { json.writeNull() }
    case .animate(let milliseconds, let curve):
      begin(.animate, &json)
      json.write(milliseconds)
      json.write(curve)
    }
  }

  func write(_ snapshot: ElementSnapshot, to json: inout JSONWriter) {
    json.beginArray()
    json.write(snapshot.id.rawValue)
    json.write(MarkupPolicy.tag(snapshot.tag))
    var zeros = 0
    func flush(_ json: inout JSONWriter) {
      for _ in 0..<zeros { json.write(0) }
      zeros = 0
    }
    if let text = snapshot.text { json.write(text) } else { zeros += 1 }
    let attributes = MarkupPolicy.attributes(snapshot.attributes)
    let styles = MarkupPolicy.styles(snapshot.styles)
    for members in [attributes, styles] {
      guard !members.isEmpty else {
        zeros += 1
        continue
      }
      flush(&json)
      json.beginObject()
      for (name, value) in members {
        json.writeKey(name)
        json.write(value)
      }
      json.endObject()
    }
    let properties = snapshot.properties.filter { MarkupPolicy.allowsProperty($0.key) }
    if properties.isEmpty {
      zeros += 1
    } else {
      flush(&json)
      json.beginObject()
      for (name, value) in properties.sorted(by: { $0.key < $1.key }) {
        json.writeKey(name)
        json.write(value)
      }
      json.endObject()
    }
    if snapshot.events.isEmpty {
      zeros += 1
    } else {
      flush(&json)
      json.write(snapshot.events.sorted().joined(separator: " "))
    }
    if !snapshot.children.isEmpty {
      flush(&json)
      for child in snapshot.children { write(child, to: &json) }
    }
    json.endArray()
  }

  private func begin(_ code: Code, _ json: inout JSONWriter) {
    json.beginArray()
    json.write(code.rawValue)
  }

  private func begin(_ code: Code, _ id: ElementID, _ json: inout JSONWriter) {
    begin(code, &json)
    json.write(id.rawValue)
  }
}
