import CheckerCore
import CheckerIndex
import Foundation
import Testing

@Suite("Lowering")
struct LoweringTests {
  private func nodes(_ text: String) -> [Node] {
    Analysis(rules: []).read(SourceFile(path: "A.swift", text: text)).nodes
  }

  @Test("a chain is flat, with the base and each step in order")
  func chain() throws {
    let chain = try #require(nodes("Text(a).padding(4).font(.body)").first?.chain)
    #expect(chain.links.map(\.kind) == [.call, .method, .method])
    #expect(chain.links.map(\.name) == ["", "padding", "font"])
    guard case .name("Text") = chain.base.kind else { return #expect(Bool(false), "no base") }
  }

  @Test("offsets count from the start of the file, also for a part of it")
  func offsets() throws {
    let text = "struct A {}\nstruct B { var x = 1 }\n"
    let start = Array(text.utf8).count - "struct B { var x = 1 }\n".utf8.count
    let source = SourceFile(path: "A.swift", text: text)
    let file = Analysis(rules: []).read(source, declarations: [start..<text.utf8.count])
    #expect(file.types.map(\.name) == ["B"])
    #expect(source.text(in: try #require(file.nodes.first).range) == "struct B { var x = 1 }")
  }

  @Test("operators bind as tightly as in Swift")
  func operators() throws {
    let node = try #require(nodes("a = b || c && d == e + 1 ? x : y").first)
    guard case .assignment("=", _, let value) = node.kind,
      case .ternary(let condition, _, _) = value.kind,
      case .operation("||", let parts) = condition.kind, parts.count == 2,
      case .operation("&&", let inner) = parts[1].kind,
      case .operation("==", _) = inner[1].kind
    else { return #expect(Bool(false), "bound otherwise") }
  }

  @Test("the branches of an #if inside of a chain are all read")
  func platformSteps() throws {
    let text = """
      Text("a")
        #if os(iOS)
          .padding(1)
        #else
          .font(.body)
        #endif
        .disabled(true)
      """
    let chain = try #require(nodes(text).first?.chain)
    #expect(chain.links.map(\.name) == ["", "padding", "font", "disabled"])
  }

  @Test("patterns give the case, its type and what they bind")
  func patterns() throws {
    let text = """
      switch state {
      case .loading, State.idle: a()
      case let .loaded(items) where items.isEmpty: b()
      case .failed(let error): c(error)
      @unknown default: d()
      }
      """
    guard case .choice(let choice)? = nodes(text).first?.kind else {
      return #expect(Bool(false), "no switch")
    }
    #expect(
      choice.cases.map { $0.patterns.compactMap(\.caseName) } == [
        ["loading", "idle"], ["loaded"], ["failed"], [],
      ])
    #expect(choice.cases[0].patterns[1].typeName == "State")
    #expect(choice.cases[1].patterns[0].bindings == ["items"])
    #expect(choice.cases[1].patterns[0].condition != nil)
    #expect(choice.cases[3].isDefault && choice.cases[3].isUnknown)
  }

  @Test("a chain of ten thousand steps is lowered, and stays flat")
  func longChain() async {
    let count = 10_000
    let links: Int = await withCheckedContinuation { continuation in
      let thread = Thread {
        let text = "let x = a" + String(repeating: ".b(1)", count: count)
        var found = 0
        nodes(text).walk { node in
          if let chain = node.chain { found = max(found, chain.links.count) }
          return true
        }
        continuation.resume(returning: found)
      }
      // The parser itself recurses; the command gives its threads as much.
      thread.stackSize = 64 << 20
      thread.start()
    }
    #expect(links == count)
  }
}
