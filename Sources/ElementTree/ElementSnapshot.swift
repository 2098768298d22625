/// A copy of an element and all below it, taken when it enters the page.
public struct ElementSnapshot: Hashable, Sendable {
  /// The identity of the element.
  public var id: ElementID
  /// The tag name, such as `button`.
  public var tag: String
  /// The attributes by name.
  public var attributes: [String: String]
  /// The inline style declarations by property name.
  public var styles: [String: String]
  /// The live properties by name.
  public var properties: [String: ElementValue]
  /// The names of the events that the page reports for this element.
  public var events: Set<String>
  /// The text, when the element holds a text and no children.
  public var text: String?
  /// The elements inside, in order.
  public var children: [ElementSnapshot]

  /// Makes a snapshot of its parts.
  public init(
    id: ElementID,
    tag: String,
    attributes: [String: String] = [:],
    styles: [String: String] = [:],
    properties: [String: ElementValue] = [:],
    events: Set<String> = [],
    text: String? = nil,
    children: [ElementSnapshot] = []
  ) {
    self.id = id
    self.tag = tag
    self.attributes = attributes
    self.styles = styles
    self.properties = properties
    self.events = events
    self.text = text
    self.children = children
  }
}
