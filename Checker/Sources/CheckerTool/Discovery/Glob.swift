/// A pattern for paths: `*` and `?` inside a part, `**` for any number of parts, `{a,b}` and
/// `[a-z]`.
///
/// A pattern without a slash matches a name at any depth. A pattern that matches a folder matches
/// everything in it.
struct Glob: Sendable, Hashable {
  /// The pattern as it was written.
  let text: String
  /// The ways to read the braces, each as its parts.
  private let alternatives: [[Part]]

  private enum Part: Hashable, Sendable {
    case anyFolders
    case name([Piece])
  }

  private enum Piece: Hashable, Sendable {
    case any
    case one
    case character(Character)
    case set([ClosedRange<Character>], isNegated: Bool)
  }

  init(_ text: String) {
    self.text = text
    alternatives = Self.expand(text).map { pattern in
      let isAnchored = pattern.dropLast().contains("/")
      let names = pattern.split(separator: "/").filter { $0 != "." }
      let parts = names.map { $0 == "**" ? Part.anyFolders : .name(Self.pieces($0)) }
      return isAnchored ? parts : [.anyFolders] + parts
    }
  }

  /// The bracket that a pattern opens and does not close, or `nil`.
  static func unclosedBracket(in text: String) -> Character? {
    for (open, close) in [("[", "]"), ("{", "}")] as [(Character, Character)] {
      guard let last = text.lastIndex(of: open) else { continue }
      if !text[last...].contains(close) { return open }
    }
    return nil
  }

  /// Whether the pattern matches a path or a folder above it.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0) }
    return alternatives.contains { Self.matches($0[...], names[...]) }
  }

  private static func matches(_ parts: ArraySlice<Part>, _ names: ArraySlice<[Character]>) -> Bool {
    guard let part = parts.first else { return true }
    switch part {
    case .anyFolders:
      if parts.count == 1 { return !names.isEmpty }
      return names.indices.contains { matches(parts.dropFirst(), names[$0...]) }
    case .name(let pieces):
      guard let name = names.first, matches(pieces[...], name[...]) else { return false }
      return matches(parts.dropFirst(), names.dropFirst())
    }
  }

  private static func matches(
    _ pieces: ArraySlice<Piece>, _ name: ArraySlice<Character>
  ) -> Bool {
    // One retry point is enough: the last star can always take the characters of earlier ones.
    var pieces = pieces
    var name = name
    var retry: (pieces: ArraySlice<Piece>, name: ArraySlice<Character>)?
    while true {
      if let piece = pieces.first {
        if case .any = piece {
          pieces = pieces.dropFirst()
          retry = (pieces, name)
          continue
        }
        if let character = name.first, accepts(piece, character) {
          pieces = pieces.dropFirst()
          name = name.dropFirst()
          continue
        }
      } else if name.isEmpty {
        return true
      }
      guard let last = retry, !last.name.isEmpty else { return false }
      retry = (last.pieces, last.name.dropFirst())
      (pieces, name) = (last.pieces, last.name.dropFirst())
    }
  }

  private static func accepts(_ piece: Piece, _ character: Character) -> Bool {
    switch piece {
    case .any: false
    case .one: true
    case .character(let wanted): wanted == character
    case .set(let ranges, let isNegated):
      ranges.contains { $0.contains(character) } != isNegated
    }
  }

  private static func pieces(_ text: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "*": if pieces.last != .any { pieces.append(.any) }
      case "?": pieces.append(.one)
      case "[":
        guard let end = rest.dropFirst().firstIndex(of: "]") else {
          pieces.append(.character("["))
          continue
        }
        pieces.append(set(rest[..<end]))
        rest = rest[rest.index(after: end)...]
      default: pieces.append(.character(character))
      }
    }
    return pieces
  }

  private static func set(_ text: Substring) -> Piece {
    let isNegated = text.hasPrefix("!") || text.hasPrefix("^")
    var characters = Array(isNegated ? text.dropFirst() : text)[...]
    var ranges: [ClosedRange<Character>] = []
    while let first = characters.popFirst() {
      if characters.first == "-", let last = characters.dropFirst().first, first <= last {
        ranges.append(first...last)
        characters = characters.dropFirst(2)
      } else {
        ranges.append(first...first)
      }
    }
    return .set(ranges, isNegated: isNegated)
  }

  /// The patterns that a pattern with braces stands for.
  private static func expand(_ text: String) -> [String] {
    guard let open = text.firstIndex(of: "{"),
      let close = text[open...].firstIndex(of: "}")
    else { return [text] }
    let inner = text[text.index(after: open)..<close]
    return inner.split(separator: ",", omittingEmptySubsequences: false).flatMap {
      expand(String(text[..<open]) + $0 + text[text.index(after: close)...])
    }
  }
}
