import Foundation
import Testing

@Suite("The documentation's code is the code that is compiled and tested here", .serialized)
struct ArticleTests {
  /// Writes rather than checks: `WRITE_EXAMPLES=1 swift test --filter ArticleTests`.
  @Test("The pages are written anew", .enabled(if: Repository.writesExamples))
  func writing() throws {
    let examples = try Repository.examples()
    for page in Repository.pages {
      let text = try Repository.text(page)
      let filled = Article.filled(text) { examples[$0]?.first?.code }
      if filled != text { try Repository.write(filled, to: page) }
    }
  }

  @Test("Each block of Swift is one of the examples, letter by letter", arguments: Repository.pages)
  func blocks(page: String) throws {
    let examples = try Repository.examples()
    for block in Article(try Repository.text(page)).blocks {
      let place = "\(page):\(block.line)"
      guard let name = block.example else {
        Issue.record("\(place): put <!-- example: NAME --> above this block, and the code here.")
        continue
      }
      guard let example = examples[name]?.first else {
        Issue.record("\(place): there is no example named \(name).")
        continue
      }
      #expect(block.code == example.code, "\(place) differs from the example \(name).")
    }
  }

  @Test("No two examples have one name, and each stands on a page")
  func names() throws {
    let examples = try Repository.examples()
    #expect(examples.filter { $0.value.count > 1 }.keys.sorted() == [])
    let shown = try Repository.pages.flatMap { Article(try Repository.text($0)).blocks }
    #expect(Set(examples.keys).subtracting(shown.compactMap(\.example)).sorted() == [])
  }

  @Test("Pages are found, and so are examples")
  func found() throws {
    #expect(Repository.pages.count > 10)
    #expect(try Repository.examples().count > 40)
  }

  @Test("An example is what stands between its marks, without the shared indentation")
  func reading() {
    // Put together here, so that this file holds no example of that name.
    let mark = "// docs:"
    let source = """
      struct A {
        \(mark) one
        func f() {
          g()
        }

        \(mark) end
      }
      """
    let examples = Example.all(in: source)
    #expect(examples.map(\.name) == ["one"])
    #expect(examples.map(\.code) == ["func f() {\n  g()\n}\n"])
  }

  @Test("A block belongs to the comment right above it")
  func blocks() {
    let page = """
      <!-- example: one -->

      ```swift
      a
      ```

      Text.

      ```swift
      b
      ```
      """
    let blocks = Article(page).blocks
    #expect(blocks.map(\.example) == ["one", nil])
    #expect(blocks.map(\.code) == ["a", "b"])
    #expect(blocks.map(\.line) == [3, 9])
  }

  @Test("Filling a page puts the code below its comment, once", arguments: ["", "old\n"])
  func filling(old: String) {
    let block = old.isEmpty ? "" : "\n```swift\n\(old)```\n"
    let page = "A\n\n<!-- example: one -->\n\(block)\nB\n"
    let filled = Article.filled(page) { $0 == "one" ? "new" : nil }
    #expect(filled == "A\n\n<!-- example: one -->\n\n```swift\nnew\n```\n\nB\n")
    #expect(Article.filled(filled) { _ in "new" } == filled)
    #expect(Article.filled(page) { _ in nil } == page)
  }
}
