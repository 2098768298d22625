import ElementTree

/// What assistive technology makes of an element, as far as our own elements need.
@MainActor
enum AccessibilityTree {
  static func role(of element: Element) -> String? {
    element.attributes["role"] ?? nativeRole(of: element)
  }

  /// The role that the tag has by itself.
  static func nativeRole(of element: Element) -> String? {
    switch element.tag {
    case "button": return "button"
    case "a": return element.attributes["href"] == nil ? nil : "link"
    case "h1", "h2", "h3", "h4", "h5", "h6": return "heading"
    case "textarea": return "textbox"
    case "select": return "combobox"
    case "option": return "option"
    case "dialog": return "dialog"
    case "progress": return "progressbar"
    case "ul", "ol": return "list"
    case "li": return "listitem"
    case "nav": return "navigation"
    case "img": return "img"
    case "input": return inputRole(element.attributes["type"])
    default: return nil
    }
  }

  private static func inputRole(_ type: String?) -> String {
    switch type {
    case "checkbox": "checkbox"
    case "radio": "radio"
    case "range": "slider"
    case "number": "spinbutton"
    case "search": "searchbox"
    default: "textbox"
    }
  }

  static func name(of element: Element) -> String {
    if let id = element.attributes["aria-labelledby"] {
      let labels = id.split(separator: " ").compactMap { Int($0.dropFirst()) }
        .compactMap { element.document.element(ElementID(rawValue: $0)) }
      if !labels.isEmpty { return labels.map(text(of:)).joined(separator: " ") }
    }
    if let label = element.attributes["aria-label"] { return label }
    if let label = enclosingLabel(of: element) { return label }
    let own = text(of: element)
    return own.isEmpty ? element.attributes["placeholder"] ?? "" : own
  }

  private static func enclosingLabel(of element: Element) -> String? {
    var current = element.parent
    while let parent = current {
      if parent.tag == "label" { return text(of: parent) }
      current = parent.parent
    }
    return nil
  }

  static func text(of element: Element) -> String {
    guard element.attributes["aria-hidden"] != "true", element.attributes["hidden"] == nil else {
      return ""
    }
    if let label = element.attributes["aria-label"] { return label }
    if let text = element.text { return text }
    return element.children.map(text(of:)).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The elements that assistive technology can reach, in order.
  static func visit(_ element: Element, _ body: (Element) -> Void) {
    guard element.attributes["aria-hidden"] != "true", element.attributes["hidden"] == nil,
      element.attributes["inert"] == nil
    else { return }
    body(element)
    for child in element.children { visit(child, body) }
  }
}
