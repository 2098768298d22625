/// One change that brings a page from what it shows to what it should show.
public enum ElementOperation: Hashable, Sendable {
  /// Puts a new element into `parent`, before the sibling `before` or at the end.
  case insert(ElementSnapshot, parent: ElementID, before: ElementID?)
  /// Moves an element that is there already within its parent.
  case move(ElementID, parent: ElementID, before: ElementID?)
  /// Takes an element and all below it out of the page.
  case remove(ElementID)
  /// Replaces the text of an element without children.
  case setText(ElementID, String)
  /// Sets an attribute.
  case setAttribute(ElementID, name: String, value: String)
  /// Takes an attribute away.
  case removeAttribute(ElementID, name: String)
  /// Sets one inline style declaration.
  case setStyle(ElementID, name: String, value: String)
  /// Takes one inline style declaration away.
  case removeStyle(ElementID, name: String)
  /// Sets a live property.
  case setProperty(ElementID, name: String, value: ElementValue)
  /// Says which events the page reports for an element from now on.
  case setEvents(ElementID, Set<String>)
  /// Asks the page to do something that is not a part of the tree.
  case command(ElementCommand)
}

/// Something that a page does once and that leaves no mark in the tree.
public enum ElementCommand: Hashable, Sendable {
  /// Moves the keyboard focus to an element.
  case focus(ElementID)
  /// Takes the keyboard focus from an element, if it has it.
  case blur(ElementID)
  /// Speaks a text through a live region; `urgent` interrupts what is being spoken.
  case announce(String, urgent: Bool)
  /// Vibrates, where there is a motor: milliseconds on, off, on…
  case vibrate([Int])
  /// Brings an element into view.
  case scrollIntoView(ElementID)
  /// Names the page in the browser's title bar.
  case setTitle(String)
  /// Opens an address outside the app in a new tab.
  case open(String)
  /// Keeps `value` (JSON text; `nil` forgets it) under `key` in the page, which hands it back when
  /// the server was started anew.
  case keep(key: String, value: String?)
  /// Animates the changes of this batch, for so many milliseconds along a CSS easing curve.
  case animate(milliseconds: Int, curve: String)
}
