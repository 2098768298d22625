/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public let character: Character

  /// Makes a key of the character that it types.
  public init(_ character: Character) {
    self.character = character
  }

  /// Makes a key of a literal.
  public init(extendedGraphemeClusterLiteral value: Character) {
    self.init(value)
  }

  /// The Return key.
  public static let `return` = KeyEquivalent("\r")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The key that deletes backwards.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes forwards.
  public static let deleteForward = KeyEquivalent("\u{7F}")
  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key that goes a page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key that goes a page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")

  /// The name that browsers give the key, and whether it is a name rather than a character.
  var browserName: String { Self.names[character] ?? character.lowercased() }

  private static let names: [Character: String] = [
    "\r": "Enter", "\u{1B}": "Escape", "\t": "Tab", "\u{8}": "Backspace", "\u{7F}": "Delete",
    "\u{F700}": "ArrowUp", "\u{F701}": "ArrowDown", "\u{F702}": "ArrowLeft",
    "\u{F703}": "ArrowRight", "\u{F729}": "Home", "\u{F72B}": "End", "\u{F72C}": "PageUp",
    "\u{F72D}": "PageDown",
  ]
}

/// Keys that are held down.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control, the same as Command in a page.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command; Control on keyboards without one.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the number pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all = EventModifiers(rawValue: 63)
}

/// Keys that activate a control from anywhere on the screen.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys held down with it.
  public var modifiers: EventModifiers

  /// Makes a shortcut of a key and what is held down with it.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return: does the main thing.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: leaves.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The shortcut as the page's script writes it.
  var script: String {
    let name = key.browserName
    var parts: [String] = []
    if !modifiers.isDisjoint(with: [.command, .control]) { parts.append("meta") }
    if modifiers.contains(.option) { parts.append("alt") }
    // With Shift a character key types another character, which is what the script compares.
    if modifiers.contains(.shift), name.count > 1 { parts.append("shift") }
    parts.append(name.lowercased())
    return parts.joined(separator: "+")
  }

  /// The shortcut as assistive technology reads it.
  var aria: String {
    var parts: [String] = []
    if !modifiers.isDisjoint(with: [.command, .control]) { parts.append("Control") }
    if modifiers.contains(.option) { parts.append("Alt") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    let name = key.browserName
    parts.append(name == " " ? "Space" : name.count == 1 ? name.uppercased() : name)
    return parts.joined(separator: "+")
  }
}

private struct ShortcutDecoration<Content: View>: DecorationView {
  let content: Content
  let shortcut: KeyboardShortcut?
  static var decoratesControl: Bool { true }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec()
    guard let shortcut, scene.environment.isEnabled else { return spec }
    spec.attributes["data-shortcut"] = shortcut.script
    spec.attributes["aria-keyshortcuts"] = shortcut.aria
    if shortcut == .defaultAction { spec.classes.append("default-action") }
    return spec
  }
}

extension View {
  /// Activates the control by keys from anywhere on the screen.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Activates the control by keys from anywhere on the screen.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    ShortcutDecoration(content: self, shortcut: shortcut)
  }

  /// Activates the control by keys from anywhere on the screen, or by none with `nil`.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    ShortcutDecoration(content: self, shortcut: shortcut)
  }
}
