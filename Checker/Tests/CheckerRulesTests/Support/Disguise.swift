/// A change of source that keeps its meaning, or hides it from the compiler.
struct Disguise: Sendable {
  var name: String
  var apply: @Sendable (String) -> String
  /// Where the byte at an offset of the old text is in the new one.
  var move: @Sendable (Int, String) -> Int

  /// Changes after which the same is found.
  static let keeping: [Disguise] = [
    Disguise(
      name: "behind an emoji",
      apply: { "/* 👩🏽‍🚀 */ " + $0 },
      move: { offset, _ in offset + "/* 👩🏽‍🚀 */ ".utf8.count }),
    Disguise(
      name: "with CRLF",
      apply: { String(decoding: $0.utf8.flatMap { $0 == 10 ? [13, 10] : [$0] }, as: UTF8.self) },
      move: { offset, text in offset + text.utf8.prefix(offset).count { $0 == 10 } }),
    Disguise(
      name: "behind a byte-order mark",
      apply: { "\u{FEFF}" + $0 },
      move: { offset, _ in offset + 3 }),
    Disguise(
      name: "inside #if",
      apply: { "#if os(iOS)\n" + $0 + "\n#endif\n" },
      move: { offset, _ in offset + "#if os(iOS)\n".utf8.count }),
  ]

  /// Changes after which nothing is found.
  static let silencing: [Disguise] = [
    Disguise(
      name: "in a comment", apply: { "/*\n" + $0 + "\n*/\n" }, move: { offset, _ in offset }),
    Disguise(
      name: "in a string", apply: { "let text = ###\"\"\"\n" + $0 + "\n\"\"\"###\n" },
      move: { offset, _ in offset }),
  ]
}
