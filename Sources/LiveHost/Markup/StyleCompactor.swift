/// Leaves out of a style sheet what only people need: comments, indentation, room around signs.
///
/// Strings and addresses stay as they are. Room that means something stays: between parts of a
/// selector, around `+` and `-`, before a bracket or a colon.
struct StyleCompactor {
  private var output: [UInt8] = []
  private let input: [UInt8]
  private var position = 0
  private var hasSpace = false

  /// The style sheet without what only people need.
  static func compact(_ sheet: String) -> String {
    var compactor = StyleCompactor(input: Array(sheet.utf8))
    while compactor.position < compactor.input.count { compactor.takeToken() }
    return String(decoding: compactor.output, as: UTF8.self)
  }

  private init(input: [UInt8]) {
    self.input = input
    output.reserveCapacity(input.count)
  }

  private mutating func takeToken() {
    let byte = input[position]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      hasSpace = true
      position += 1
    case UInt8(ascii: "/") where begins("/*"): skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): copy(until: byte)
    case UInt8(ascii: "u") where begins("url("): copy(until: UInt8(ascii: ")"))
    default:
      separate(from: byte)
      output.append(byte)
      position += 1
    }
  }

  private func begins(_ text: StaticString) -> Bool {
    let end = position + text.utf8CodeUnitCount
    guard end <= input.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(input[position..<end]) }
  }

  private mutating func skipComment() {
    position += 2
    while position < input.count, !begins("*/") { position += 1 }
    position = min(position + 2, input.count)
    hasSpace = true
  }

  private mutating func copy(until end: UInt8) {
    separate(from: input[position])
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
    defer { hasSpace = false }
    guard let last = output.last else { return }
    if byte == UInt8(ascii: "}"), last == UInt8(ascii: ";") { output.removeLast() }
    let isFree =
      Array("{};,>:(/".utf8).contains(last) || Array("{};,>)!/".utf8).contains(byte)
    if hasSpace && !isFree { output.append(UInt8(ascii: " ")) }
  }
}
