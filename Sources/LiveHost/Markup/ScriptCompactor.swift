/// Leaves out of a script what only people need: comments, indentation, room around signs, and the
/// long names of what is declared at the beginning of a line.
///
/// It knows strings, templates and regular expressions, and leaves them as they are. It is made for
/// the host's own script, which has no empty statement, no template inside a template, no declared
/// name in a template and none as an object's shorthand or method.
struct ScriptCompactor {
  private var output: [UInt8] = []
  private let input: [UInt8]
  private var position = 0
  private var hasSpace = false
  private var hasNewline = false
  private let shortNames: [[UInt8]: [UInt8]]

  /// The script without what only people need.
  static func compact(_ source: String) -> String { compact([source])[0] }

  /// The parts of one script, each without what only people need, under the same short names.
  static func compact(_ parts: [String]) -> [String] {
    let shortNames = shortNames(in: Array(parts.joined(separator: "\n").utf8))
    return parts.map { part in
      var compactor = ScriptCompactor(input: Array(part.utf8), shortNames: shortNames)
      while compactor.position < compactor.input.count { compactor.takeToken() }
      return String(decoding: compactor.output, as: UTF8.self)
    }
  }

  private init(input: [UInt8], shortNames: [[UInt8]: [UInt8]]) {
    self.input = input
    self.shortNames = shortNames
    output.reserveCapacity(input.count)
  }

  private mutating func takeToken() {
    let byte = input[position]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      hasSpace = true
      position += 1
    case UInt8(ascii: "\n"):
      hasNewline = true
      position += 1
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
      while position < input.count, input[position] != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "/") where beginsExpression: takeLiteral(until: byte)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): takeLiteral(until: byte)
    case let byte where Self.isWord(byte): takeWord()
    default:
      separate(from: byte)
      output.append(byte)
      position += 1
    }
  }

  private mutating func takeWord() {
    let word = Array(input[position...].prefix(while: Self.isWord))
    separate(from: word[0])
    position += word.count
    output += isReference ? shortNames[word] ?? word : word
  }

  /// Whether the word before the position, not yet written, names what is declared, rather than a
  /// member or a key.
  private var isReference: Bool {
    let isMember = output.last == UInt8(ascii: ".") && !output.ends(with: "...")
    let isKey =
      input[position...].first == UInt8(ascii: ":")
      && (output.last == UInt8(ascii: "{") || output.last == UInt8(ascii: ","))
    return !isMember && !isKey && !output.ends(with: "get ")
  }

  /// A short name for each name that is declared at the beginning of a line.
  private static func shortNames(in source: [UInt8]) -> [[UInt8]: [UInt8]] {
    var names: [[UInt8]: [UInt8]] = [:]
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    for line in source.split(separator: UInt8(ascii: "\n")) {
      for keyword in ["function ", "const ", "let "] where line.starts(with: keyword.utf8) {
        let name = Array(line.dropFirst(keyword.utf8.count).prefix(while: isWord))
        guard !name.isEmpty, names[name] == nil else { continue }
        let (rounds, letter) = names.count.quotientAndRemainder(dividingBy: letters.count)
        names[name] = [UInt8](repeating: UInt8(ascii: "$"), count: rounds + 1) + [letters[letter]]
      }
    }
    return names
  }

  private var next: UInt8? { position + 1 < input.count ? input[position + 1] : nil }

  /// Whether a slash begins a regular expression here, rather than divides.
  private var beginsExpression: Bool {
    output.last.map { Array("(,=:[!&|?{};".utf8).contains($0) } ?? true
  }

  private mutating func takeLiteral(until end: UInt8) {
    separate(from: end)
    repeat {
      if input[position] == UInt8(ascii: "\\"), position + 1 < input.count {
        output.append(input[position])
        position += 1
      }
      output.append(input[position])
      position += 1
    } while position < input.count && input[position] != end
    guard position < input.count else { return }
    output.append(end)
    position += 1
  }

  /// Writes what has to stand between the last token and one that begins with a byte.
  private mutating func separate(from byte: UInt8) {
    defer { (hasSpace, hasNewline) = (false, false) }
    guard let last = output.last else { return }
    if byte == UInt8(ascii: "}"), last == UInt8(ascii: ";") { output.removeLast() }
    if hasNewline {
      // Elsewhere the end of a line may end a statement.
      let isInside =
        Array("{([,;=&|?:".utf8).contains(last) || Array("})]&|?:,;=.".utf8).contains(byte)
      if !isInside { output.append(UInt8(ascii: "\n")) }
    } else if hasSpace, Self.isWord(last) && Self.isWord(byte) || Self.sticks(last, byte) {
      output.append(UInt8(ascii: " "))
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 128...:
      true
    default: false
    }
  }

  /// Whether two signs would become another one without room between them.
  private static func sticks(_ one: UInt8, _ other: UInt8) -> Bool {
    one == other && Array("+-/".utf8).contains(one)
  }
}

extension [UInt8] {
  fileprivate func ends(with text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
