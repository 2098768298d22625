import CheckerSkim
import Testing

@Suite("Lexer")
struct LexerTests {
  @Test(
    "Draws the line between code, literals and comments as the parser does",
    arguments: [
      "let a = 1 /* x /* y */ \"z\" */ + 2 // \"open\nlet b = 2",
      "let a = \"\\(f(\"\\(x)\"))\" + #\"\\(no) \\#(yes) \"quoted\"\"#",
      "let a = \"\"\"\n  {\\(b { \"}\" })\n  \\\"\"\"\n  \"\"\"\nlet c = #\"\"\"#",
      "let r = /[a-z(]+\\/x/\nlet q = a / b / c\nlet s = try? /^ x/",
      "let r = #/\n  (a) # {\n/#\nfoo(/, /)\n",
      "infix operator /^/\nfunc /^/ (a: Int, b: Int) -> Int { a / b }",
      "let 🧑🏽‍🚀 = \"👩‍👩‍👧\"; let x = 0x1p3 + 0xff.hashValue + 1_000.5e-3 + t.0.1",
      "x = a <#T##Int#> b\nlet `class` = $0\n#if DEBUG && !os(Linux)\nlet a = 1\n#endif",
      "let a = b ?? c!.d?.e ? f : -g...h",
      "\u{FEFF}import A\r\nlet a\u{00A0}= \"x\"\r\n",
      "func a() {}// c\nx+//d\ny\nlet z = a*/*c*/b",
      "@A(\"}\") struct B {}\n/** doc { */ struct C {}",
      "let a = \u{201C}quoted { \u{201D}\n",
      "let a = \"x\\(b /* \n */ )\"\n",
    ])
  func classes(source: String) {
    let bytes = Array(source.utf8)
    let oracle = ParserOracle(bytes)
    #expect(SwiftLexer.classes(bytes) == oracle.classes)
  }

  @Test("A string without its closing quote ends with its line")
  func unterminated() {
    let bytes = Array("let a = \"open \\(b\nlet c = \"d\nlet e".utf8)
    let words = bytes.withUnsafeBufferPointer { buffer in
      var lexer = SwiftLexer(buffer)
      var words: [String] = []
      while true {
        let token = lexer.next()
        if token.kind == .end { return words }
        if token.kind == .word {
          words.append(String(decoding: buffer[token.start..<token.end], as: UTF8.self))
        }
      }
    }
    #expect(words == ["let", "a", "b", "let", "c", "let", "e"])
  }

  @Test("Every truncation and mutation comes to an end inside the source")
  func fuzz() {
    let seed = Array(
      """
      #if os(iOS)
      @A struct V: View { var body: some View { Text("a\\(b ? #"c"# : "d")") /* e */ } }
      #else
      let r = #/x{2}/#; let s = \"\"\"
        t \\(u)
        \"\"\"
      #endif
      """.utf8)
    var state: UInt64 = 42
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let alphabet = Array("\"#\\(){}[]/*`'<>&\n\r\0$é".utf8)
    for round in 0..<4000 {
      var bytes = seed
      for _ in 0..<random(6) { bytes[random(bytes.count)] = alphabet[random(alphabet.count)] }
      bytes = Array(bytes.prefix(round % 2 == 0 ? bytes.count : random(bytes.count)))
      bytes.withUnsafeBufferPointer { buffer in
        var lexer = SwiftLexer(buffer)
        var end = 0
        while true {
          let token = lexer.next()
          if token.kind == .end { break }
          #expect(token.start >= end && token.end > token.start && token.end <= buffer.count)
          end = token.end
        }
        let skim = Skim(buffer, words: WordTable([]), marker: "feedback-states:")
        var last = 0
        for item in skim.items {
          #expect(item.range.lowerBound >= last && item.range.upperBound <= buffer.count)
          last = item.range.upperBound
        }
      }
    }
  }
}
