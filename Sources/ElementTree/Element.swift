/// One HTML element, kept on this side; its document records every change for the page.
///
/// An element belongs to one document for its whole life. Changes to an element that is not (or not
/// yet) in the page are free: when it enters, the page gets one snapshot of it.
@MainActor
public final class Element {
  /// The identity that the page knows this element by.
  public let id: ElementID
  /// The tag name, such as `button`.
  public let tag: String
  /// The document that made the element.
  public unowned let document: ElementDocument
  /// The element that holds this one.
  public internal(set) weak var parent: Element?
  /// The elements inside, in order.
  public internal(set) var children: [Element] = []
  /// The text, when the element holds a text and no children.
  public private(set) var text: String?
  /// The attributes by name.
  public private(set) var attributes: [String: String] = [:]
  /// The inline style declarations by property name.
  public private(set) var styles: [String: String] = [:]
  /// The live properties by name.
  public private(set) var properties: [String: ElementValue] = [:]
  /// What to do for each event, by the event's name.
  public private(set) var handlers: [String: @MainActor (ElementEvent) -> Void] = [:]
  /// Whether the element is in the page.
  public internal(set) var isAttached = false

  init(id: ElementID, tag: String, document: ElementDocument) {
    self.id = id
    self.tag = tag
    self.document = document
  }

  /// Replaces the text; the element must have no children.
  public func setText(_ newText: String) {
    guard newText != text else { return }
    text = newText
    record(.setText(id, newText))
  }

  /// Sets an attribute, or takes it away with `nil`.
  public func setAttribute(_ name: String, _ value: String?) {
    guard attributes[name] != value else { return }
    attributes[name] = value
    record(
      value.map { .setAttribute(id, name: name, value: $0) } ?? .removeAttribute(id, name: name))
  }

  /// Sets one inline style declaration, or takes it away with `nil`.
  public func setStyle(_ name: String, _ value: String?) {
    guard styles[name] != value else { return }
    styles[name] = value
    record(value.map { .setStyle(id, name: name, value: $0) } ?? .removeStyle(id, name: name))
  }

  /// Sets a live property, such as the `value` of a field.
  public func setProperty(_ name: String, _ value: ElementValue) {
    guard properties[name] != value else { return }
    properties[name] = value
    record(.setProperty(id, name: name, value: value))
  }

  /// Notes what the page says a property is now, without telling the page.
  public func noteReported(_ name: String, _ value: ElementValue) {
    properties[name] = value
  }

  /// Handles an event, or stops handling it with `nil`.
  public func on(_ event: String, _ handler: (@MainActor (ElementEvent) -> Void)?) {
    let isNew = (handlers[event] == nil) != (handler == nil)
    handlers[event] = handler
    if isNew { record(.setEvents(id, Set(handlers.keys))) }
  }

  /// A copy of the element and all below it.
  ///
  /// - Complexity: O(n) in the number of elements below.
  public func snapshot() -> ElementSnapshot {
    ElementSnapshot(
      id: id, tag: tag, attributes: attributes, styles: styles, properties: properties,
      events: Set(handlers.keys), text: text, children: children.map { $0.snapshot() })
  }

  func record(_ operation: ElementOperation) {
    if isAttached { document.record(operation) }
  }
}
