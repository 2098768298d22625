import ElementTree

/// An element and the layers of what it should be: its node's own, and one for each modifier that
/// decorates it (a label for assistive technology, a dimming…).
@MainActor
final class ElementHost {
  let element: Element
  private(set) var base = ElementSpec()
  private(set) var layers: [(owner: ObjectIdentifier, spec: ElementSpec)] = []
  private var handled: Set<String> = []

  init(_ element: Element) {
    self.element = element
  }

  /// Sets what the element is by itself.
  func setBase(_ spec: ElementSpec) {
    base = spec
    apply()
  }

  /// Sets what a modifier lays over it, or takes the layer away.
  func setLayer(_ spec: ElementSpec?, owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    let index = layers.firstIndex { $0.owner == id }
    switch (index, spec) {
    case (let index?, let spec?): layers[index].spec = spec
    case (let index?, nil): layers.remove(at: index)
    case (nil, let spec?): layers.append((id, spec))
    case (nil, nil): return
    }
    apply()
  }

  private func apply() {
    var spec = base
    for layer in layers { spec.merge(layer.spec) }
    if !spec.classes.isEmpty { spec.attributes["class"] = spec.classes.joined(separator: " ") }
    for name in element.attributes.keys where spec.attributes[name] == nil {
      element.setAttribute(name, nil)
    }
    for (name, value) in spec.attributes { element.setAttribute(name, value) }
    for name in element.styles.keys where spec.styles[name] == nil { element.setStyle(name, nil) }
    for (name, value) in spec.styles { element.setStyle(name, value) }
    for (name, value) in spec.properties { element.setProperty(name, value) }
    if let text = spec.text { element.setText(text) }
    for name in handled where spec.handlers[name] == nil { element.on(name, nil) }
    for (name, handler) in spec.handlers { element.on(name, handler) }
    handled = Set(spec.handlers.keys)
  }
}
