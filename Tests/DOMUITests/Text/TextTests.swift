import Testing

@testable import DOMUI

@Observable @MainActor
private final class Model {
  var isRich = false
}

private struct Screen: View {
  let model: Model
  var body: some View {
    VStack {
      Text("before")
      model.isRich ? Text("a").bold() + Text("b") : Text("plain")
      Text("after")
    }
  }
}

@Suite("Text")
@MainActor
struct TextTests {
  private func runs(_ text: Text, _ locale: String = "en") -> [TextRun] {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return text.runs(in: environment)
  }

  @Test("A literal is a key: its Markdown is read, its values are shown as they are")
  func markdown() {
    let name = "**not bold**"
    let runs = runs(Text("**Bold** and *italic*, `code`, ~~gone~~ \(name) 100%"))
    #expect(runs.map(\.string).joined() == "Bold and italic, code, gone **not bold** 100%")
    #expect(runs.first { $0.string == "Bold" }?.style.weight == .bold)
    #expect(runs.first { $0.string == "italic" }?.style.isItalic == true)
    #expect(runs.first { $0.string == "code" }?.style.isCode == true)
    #expect(runs.first { $0.string == "gone" }?.style.strikethrough != nil)
  }

  @Test("A string is shown as it stands")
  func verbatim() {
    let hostile = "*a* <b> \"\u{301}</span> \u{202E}%@ [x](javascript:alert(1))"
    #expect(runs(Text(hostile)).map(\.string) == [hostile])
    #expect(runs(Text(verbatim: "*a*")).map(\.string) == ["*a*"])
  }

  @Test(
    "Marks without a partner stand for themselves",
    arguments: ["2 * 3 * 4", "a_b_c", "**", "[x]", "`", "~one~", "_", "\\"])
  func unpaired(_ source: String) {
    #expect(InlineMarkdown.runs(of: source).map(\.string).joined() == source)
    #expect(InlineMarkdown.runs(of: source).allSatisfy { $0.style.isPlain })
  }

  @Test("A link leads to web and mail addresses, and never to code")
  func links() {
    let page = RenderedPage {
      Text("[safe](https://example.com/?a=1) [bad](javascript:alert(1))")
    }
    #expect(page.all("link").map(\.name) == ["safe"])
    #expect(page.all("link").first?.attribute("href") == "https://example.com/?a=1")
  }

  @Test("Numbers follow the language, with their specifiers in the key")
  func numbers() {
    let key: LocalizedStringKey = "\(1234) of \(2.5, specifier: "%.1f") in \("x")"
    #expect(key.key == "%lld of %.1f in %@")
    #expect(runs(Text(key)).map(\.string).joined() == "1,234 of 2.5 in x")
    #expect(runs(Text(key), "de").map(\.string).joined() == "1.234 of 2,5 in x")
  }

  @Test("A translation may change the order of the values")
  func positions() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Strings-\(UUID().uuidString).bundle")
    let table = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("\"%@ has %lld\" = \"**%2$lld** bei %1$@\";".utf8)
      .write(to: table.appendingPathComponent("Localizable.strings"))
    let bundle = try #require(Bundle(url: folder))
    let text = Text("\("Ann") has \(3)", bundle: bundle)
    #expect(runs(text, "de-AT").map(\.string) == ["3", " bei Ann"])
    #expect(runs(text, "fr").map(\.string).joined() == "Ann has 3")
  }

  @Test("Texts put together keep their looks, and a plain text is one element")
  func parts() {
    let page = RenderedPage { Text("a").bold() + Text("b") + Text(verbatim: "c").italic() }
    #expect(page.text == "a\nb\nc")
    let plain = RenderedPage { Text("plain").bold() }
    #expect(plain.html.contains("<span class=\"text\">plain"))
  }

  @Test("A text that gains styled parts gets another element and keeps its place")
  func modeChange() {
    let model = Model()
    let page = RenderedPage { Screen(model: model) }
    #expect(page.text == "before\nplain\nafter")
    model.isRich = true
    #expect(page.text == "before\na\nb\nafter")
    model.isRich = false
    #expect(page.text == "before\nplain\nafter")
  }
}
