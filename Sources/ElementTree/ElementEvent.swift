/// What a person did to one element of the page.
public struct ElementEvent: Hashable, Sendable {
  /// The element that asked for the event.
  public var target: ElementID
  /// The event's name, such as `click`, `input`, `change`, `focus`, `blur`, `submit`, `keydown`,
  /// `cancel` (of a dialog), `pull` (pull to refresh) or `range` (rows near the viewport).
  public var name: String
  /// The value of the control after the event, when it has one.
  public var value: ElementValue?
  /// More facts by name: `key` of a key press, `first`, `last` and `height` of a range.
  public var details: [String: ElementValue]

  /// Makes an event of its parts.
  public init(
    target: ElementID,
    name: String,
    value: ElementValue? = nil,
    details: [String: ElementValue] = [:]
  ) {
    self.target = target
    self.name = name
    self.value = value
    self.details = details
  }
}
