import CheckerSkim

/// The words that mean something to the reader.
enum Word: String, CaseIterable {
  case `as`, `associatedtype`, async, await, `break`, `case`, `catch`, `class`, `continue`
  case `default`, `defer`, `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `for`
  case `func`, `guard`, `if`, `import`, `in`, `init`, `inout`, `is`, `let`, `operator`
  case `precedencegroup`, `protocol`, `repeat`, `rethrows`, `return`, `struct`, `subscript`
  case `switch`, `throw`, `throws`, `try`, `typealias`, `var`, `where`, `while`
  case `self`, selfType = "Self", `super`, `true`, `false`, `nil`, any, opaque = "some", each,
    macro, actor
  case consume, copy, unsafe, borrow, yield, discard, then, reasync
  case get, set, willSet, didSet, _read, _modify, unknown, underscore = "_"
  case `public`, `private`, `fileprivate`, `internal`, open, package, `static`, final, lazy, weak
  case unowned, override, required, convenience, mutating, nonmutating, dynamic, optional
  case indirect, nonisolated, isolated, distributed, prefix, postfix, infix, borrowing, consuming
  case sending, __owned, __shared

  /// Finds the words by the hashes of tokens.
  static let table = Table()

  struct Table: Sendable {
    private let numbers: WordTable
    private let words: [Word]

    init() {
      words = Word.allCases
      numbers = WordTable(words.map(\.rawValue))
    }

    func word(_ token: SwiftToken, _ bytes: UnsafeBufferPointer<UInt8>) -> Word? {
      numbers.number(of: token, in: bytes).map { words[$0] }
    }
  }

  /// Whether the word is a modifier wherever it can be one.
  var isModifier: Bool {
    switch self {
    case .public, .private, .fileprivate, .internal, .open, .package, .static, .final, .lazy,
      .weak, .unowned, .override, .required, .convenience, .mutating, .nonmutating, .dynamic,
      .optional, .indirect, .nonisolated, .distributed, .borrowing, .consuming:
      true
    default: false
    }
  }

  /// Whether the word introduces a declaration wherever it stands.
  var isIntroducer: Bool {
    switch self {
    case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .let,
      .operator, .precedencegroup, .protocol, .struct, .subscript, .typealias, .var:
      true
    default: false
    }
  }

  /// Whether the word is reserved, so that no expression can be so called.
  var isReserved: Bool {
    switch self {
    case .as, .associatedtype, .break, .case, .catch, .class, .continue, .default, .defer,
      .deinit, .do, .else, .enum, .extension, .fallthrough, .fileprivate, .for, .func, .guard,
      .if, .import, .in, .`init`, .inout, .internal, .is, .let, .operator, .precedencegroup,
      .private, .protocol, .public, .repeat, .rethrows, .return, .static, .struct, .subscript,
      .switch, .throw, .throws, .try, .typealias, .var, .where, .while:
      true
    default: false
    }
  }

  /// Whether the word begins an accessor.
  var isAccessor: Bool {
    switch self {
    case .get, .set, .willSet, .didSet, ._read, ._modify: true
    default: false
    }
  }
}
