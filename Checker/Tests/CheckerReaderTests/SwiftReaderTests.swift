import CheckerCore
import Testing

@testable import CheckerIndex
@testable import CheckerReader

@Suite("Our reader reads what it knows and declines the rest")
struct SwiftReaderTests {
  private func read(_ text: String) -> [Node]? { SwiftReader.read(Array(text.utf8)[...], shift: 7) }

  @Test(
    "Forms with rules of their own are read as the compiler's parser reads them",
    arguments: [
      "if items.contains { $0.isOn } { a() } else if let b { b.c() } else { d() }",
      "switch state { case .loaded(let x) where x > 1: a(); @unknown default: b() }",
      "switch pair { case (nil, let height), (let height, _): a(height) }",
      "guard case let .failure(error as Foo) = result, let x: Int = y else { return }",
      "let f = { [weak self] (a: Int, b c: [Int: Int]) async throws -> Int in a }",
      "var x: Set<Array<Int?>>? = nil { didSet { y = x } }",
      "func f<T: A>(_ a: T, b: @escaping () -> Void = {}, c: Int...) async rethrows -> [T] {}",
      "static func == (left: A, right: A) -> Bool { left >> 1 == right.b ?? c }",
      "x = try? await a.b?(c)[0]?.d { e } f: { g }",
      "Text(\"a\\(b, c: \"d\")e\")\n#if os(iOS)\n.f()\n.g { h }\n#endif\n.i()",
      "let t = \"\"\"\n  a\n    b \\(c)\n\n  d \\\n  e\n  \"\"\"",
      "do { try a() } catch let error as B { c() } catch { d(error) }",
      "do { try a() } catch let b as C where b.d { e() } catch F.g, F.h { i() }",
      "switch a { case (let b as C, is D): e(); case let (f as G, h): i() }",
      "struct A { func `init`() -> B { c } }",
      "a < b ? c as? D : reduce(0, +)[1...]",
      "enum E: String { case a = \"b\", c(d: Int, _ e: [F]); indirect case g(E) }",
      "@available(iOS 17, *) @FocusState<A?>.Binding private(set) var x, y: A",
      "#if DEBUG\nlet a = 1\n#else\nlet a = 2\n#endif",
      "extension Array<Int>.B: @unchecked Sendable where Element == Int {}",
      "for case let (a, b?) in c where a { continue }",
      "f(unsafe(a), unsafe.b, unsafe == c)",
      "button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)",
    ])
  func agrees(text: String) throws {
    let nodes = try #require(read(text), "declined: \(text)")
    #expect(NodeText.text(nodes) == NodeText.text(Lowering.lower(Array(text.utf8)[...], shift: 7)))
  }

  @Test(
    "Source with mistakes, and forms that it does not know, are declined",
    arguments: [
      "func f( {", "let = 3", "a b", "struct A { a() }", "x ? y", "\"a", "macro m() = #n()",
      "switch a { case Optional<Any>.none: b() }", "switch a { case b?.c: d() }",
      "f(unsafe (a))", "f(unsafe [a])", "let b = unsafe .a",
      "func f<each T>(_ x: repeat each T) {}", "}", "case a",
    ])
  func declines(text: String) {
    #expect(read(text) == nil)
  }
}
