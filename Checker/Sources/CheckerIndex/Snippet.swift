/// Brings code into one form, so that a fingerprint outlives a new indentation.
enum Snippet {
  /// The first 300 bytes of `text` without comments, with single spaces.
  static func normalised(_ text: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8.prefix(2_000))
    var index = 0
    var inString = false
    while index < bytes.count, result.count < 300 {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte == UInt8(ascii: "\""), index == 0 || bytes[index - 1] != UInt8(ascii: "\\") {
        inString.toggle()
      }
      if !inString, byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != 10, bytes[index] != 13 { index += 1 }
        continue
      }
      if !inString, byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        index += 2
        while index + 1 < bytes.count,
          !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/"))
        { index += 1 }
        index += 2
        continue
      }
      if byte == 32 || byte == 9 || byte == 10 || byte == 13 {
        if let last = result.last, last != 32 { result.append(32) }
      } else {
        result.append(byte)
      }
      index += 1
    }
    while result.last == 32 { result.removeLast() }
    return String(decoding: result, as: UTF8.self)
  }
}
