import CheckerCore
import CheckerIndex
import CheckerRules
import Testing

@testable import CheckerTool

@Suite("No source ends the process")
struct RobustnessTests {
  private func run(_ texts: [[UInt8]]) -> CheckRun.Outcome {
    let inputs = texts.enumerated().map { number, text in
      let name = "F\(number).swift"
      return CheckRun.Input(
        file: Discovery.File(path: "/" + name, shown: name), configuration: 0, text: text)
    }
    return CheckRun(
      rules: RuleSet.all, configurations: [Configuration()], width: .wide, threads: 2
    ).run(inputs)
  }

  private static let seeds: [[UInt8]] = RuleSet.all.flatMap { rule in
    let info = type(of: rule).info
    return (info.triggering + info.nonTriggering).flatMap(\.files).map {
      Array($0.text.replacing("↓", with: "").utf8)
    }
  }

  @Test("Examples cut at any place are checked to their end")
  func truncation() {
    var texts: [[UInt8]] = []
    for (number, seed) in Self.seeds.enumerated() {
      for step in 1...4 { texts.append(Array(seed.prefix((seed.count * step + number) / 5))) }
    }
    #expect(run(texts).files == texts.count)
  }

  @Test("Examples with bytes changed, doubled or moved are checked to their end")
  func mutation() {
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, bound)
    }
    let alphabet = Array("{}()[]\"\\#@.,:;?!<>=&|/*`'\n$_ é".utf8)
    let texts = Self.seeds.map { seed -> [UInt8] in
      var text = seed
      for _ in 0...random(5) where !text.isEmpty {
        let place = random(text.count)
        switch random(4) {
        case 0: text[place] = alphabet[random(alphabet.count)]
        case 1: text.remove(at: place)
        case 2: text.insert(alphabet[random(alphabet.count)], at: place)
        default: text.insert(contentsOf: seed[random(seed.count)...], at: place)
        }
      }
      return text
    }
    let outcome = run(texts)
    #expect(outcome.files == texts.count)
    for located in outcome.findings {
      #expect(located.finding.place.line >= 1 && located.finding.place.column >= 1)
    }
  }

  @Test(
    "Deep and long sources are checked or reported",
    arguments: [
      "Text(\"a\")" + String(repeating: "\n.padding(1)", count: 10_000),
      "Text(a" + String(repeating: " + b", count: 10_000) + ")",
      "if a { A() }" + String(repeating: " else if b { B() }", count: 600),
      "let x = " + String(repeating: "try ", count: 800) + "f()",
      "x" + String(repeating: "[0]", count: 2_000),
      String(repeating: "{ _ in ", count: 250) + String(repeating: "}", count: 250),
      "Text(a" + String(repeating: " ? b : c", count: 1_000) + ")",
      String(repeating: "-", count: 10_000) + "1",
      "let y = " + String(repeating: "- ", count: 2_000) + "1",
      String(repeating: "a ? b : ", count: 1_000) + "c",
      String(repeating: "(", count: 240) + "a" + String(repeating: ")", count: 240),
    ])
  func deep(body: String) {
    let text = "struct V: View { var body: some View { Button(\"x\") {}\n\(body)\n} }"
    #expect(run([Array(text.utf8)]).files == 1)
  }

  @Test(
    "Ten times the length takes about ten times as long",
    arguments: [
      ("Text(\"a\")", "\n.padding(1)", "", 1_000),
      ("", "Button(\"a\") { Task { await save() } }\n", "", 100),
      ("if a { A() }", " else if b { B() }", "", 200),
      ("let x = ", "try ", "f()", 500),
    ])
  func linear(head: String, part: String, tail: String, count: Int) {
    func time(_ count: Int) -> Duration {
      let body = head + String(repeating: part, count: count) + tail
      let text = Array(
        "struct V: View { var body: some View { Button(\"x\") {}\n\(body)\n} }".utf8)
      return ContinuousClock().measure { _ = run([text]) }
    }
    _ = time(count)
    // Quadratic time would be a hundred times as long; the margin is for a busy machine.
    #expect(time(count * 10) < max(time(count), .milliseconds(5)) * 40)
  }
}
