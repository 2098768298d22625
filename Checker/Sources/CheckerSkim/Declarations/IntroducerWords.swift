/// The words that begin, continue or cannot end an item at the top level.
enum IntroducerWords {
  enum Role: Equatable {
    case modifier
    case kind(TopLevelItem.Kind)
  }

  private static let roles: [String: Role] = {
    var roles: [String: Role] = [:]
    for word in [
      "public", "private", "fileprivate", "internal", "open", "package", "static", "final",
      "lazy", "weak", "unowned", "override", "required", "convenience", "mutating",
      "nonmutating", "dynamic", "optional", "indirect", "nonisolated", "isolated",
      "distributed", "prefix", "postfix", "infix", "borrowing", "consuming", "__consuming",
    ] { roles[word] = .modifier }
    for word in ["struct", "class", "enum", "actor", "protocol", "extension"] {
      roles[word] = .kind(.type)
    }
    for word in ["func", "init", "deinit", "subscript"] { roles[word] = .kind(.function) }
    for word in ["var", "let"] { roles[word] = .kind(.variable) }
    for word in ["typealias", "operator", "precedencegroup", "macro", "associatedtype"] {
      roles[word] = .kind(.other)
    }
    roles["import"] = .kind(.importing)
    return roles
  }()

  private static let continuing: Set<String> = [
    "else", "catch", "where", "as", "is", "in", "throws", "rethrows", "async",
  ]

  private static let demanding: Set<String> = [
    "as", "await", "case", "catch", "do", "else", "for", "guard", "if", "in", "inout", "is",
    "let", "repeat", "switch", "throw", "try", "var", "where", "while", "typealias", "import",
    "operator", "precedencegroup",
  ]

  static func role(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Role? {
    guard end - start <= 15 else { return nil }
    return roles[String(decoding: bytes[start..<end], as: UTF8.self)]
  }

  static func continues(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, isRepeatLoop: Bool
  ) -> Bool {
    guard end - start <= 15 else { return false }
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    return continuing.contains(word) || (isRepeatLoop && word == "while")
  }

  static func demandsMore(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Bool {
    guard end - start <= 15 else { return false }
    return demanding.contains(String(decoding: bytes[start..<end], as: UTF8.self))
  }
}
