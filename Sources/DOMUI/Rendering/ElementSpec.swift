import ElementTree

/// What an element should look like and do.
struct ElementSpec {
  var classes: [String] = []
  var attributes: [String: String] = [:]
  var styles: [String: String] = [:]
  var properties: [String: ElementValue] = [:]
  var text: String?
  var handlers: [String: @MainActor (ElementEvent) -> Void] = [:]

  init(_ classes: String...) {
    self.classes = classes
  }

  /// Lays another spec over this one: its values win, its classes are added.
  ///
  /// What elements inherit (fonts, colours of texts) is the exception: there the inner one wins.
  mutating func merge(_ other: ElementSpec) {
    let hasFont = classes.contains { $0.hasPrefix("f-") }
    classes += hasFont ? other.classes.filter { !$0.hasPrefix("f-") } : other.classes
    // One name at a time: the outer one counts.
    if other.attributes["aria-label"] != nil { attributes["aria-labelledby"] = nil }
    if other.attributes["aria-labelledby"] != nil { attributes["aria-label"] = nil }
    let description = attributes["aria-describedby"]
    attributes.merge(other.attributes) { _, new in new }
    for (name, value) in other.styles {
      styles[name] = styles[name].map { Self.combine(name, inner: $0, outer: value) } ?? value
    }
    properties.merge(other.properties) { _, new in new }
    text = other.text ?? text
    handlers.merge(other.handlers) { old, new in
      { event in
        old(event)
        new(event)
      }
    }
    if let ids = other.attributes["aria-describedby"], let description, description != ids {
      attributes["aria-describedby"] = "\(description) \(ids)"
    }
  }

  /// The styles that add up where modifiers follow each other; of the rest the outer one counts.
  private static func combine(_ name: String, inner: String, outer: String) -> String {
    switch name {
    case "opacity": "calc(\(inner) * \(outer))"
    case "filter": "\(inner) \(outer)"
    case "transform": "\(outer) \(inner)"
    default: isInherited(name) ? inner : outer
    }
  }

  private static func isInherited(_ name: String) -> Bool {
    name.hasPrefix("--") || name.hasPrefix("font-") || inherited.contains(name)
  }

  private static let inherited: Set<String> = [
    "color", "color-scheme", "letter-spacing", "line-height", "text-align", "text-transform",
    "user-select",
  ]
}
