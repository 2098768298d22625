import ElementTree
import Foundation
import Testing

@testable import LiveHost

@Suite("HTML of the first answer")
struct HTMLWriterTests {
  private func html(_ snapshot: ElementSnapshot) -> String {
    var writer = HTMLWriter()
    writer.write(snapshot)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func element(
    _ tag: String, attributes: [String: String] = [:], styles: [String: String] = [:],
    properties: [String: ElementValue] = [:], text: String? = nil,
    children: [ElementSnapshot] = []
  ) -> ElementSnapshot {
    ElementSnapshot(
      id: ElementID(rawValue: 2), tag: tag, attributes: attributes, styles: styles,
      properties: properties, text: text, children: children)
  }

  @Test("A quote followed by a combining mark ends no attribute")
  func combiningMark() {
    let page = html(element("p", attributes: ["title": "\"\u{301} onclick=x"]))
    #expect(page == "<p data-i=2 title=\"&quot;\u{301} onclick=x\"></p>")
  }

  @Test("Markup, quotes, ends of scripts and bidi controls are only text")
  func hostileText() {
    let page = html(element("p", text: "</script><b>'\"&\u{202E}<\u{338}"))
    #expect(
      page
        == "<p data-i=2>&lt;/script&gt;&lt;b&gt;&#39;&quot;&amp;\u{202E}&lt;\u{338}</p>")
  }

  @Test("No hostile byte survives unescaped in any combination with marks")
  func everyPair() {
    for hostile in ["<", ">", "\"", "'", "&"] {
      for other in ["", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{0}", "\r", "é"] {
        for text in [hostile + other, other + hostile] {
          // Counted in bytes: a comparison of characters would itself be fooled by the marks.
          let bytes = html(element("p", attributes: ["title": text], text: text)).utf8
          for (byte, count) in [("<" as Unicode.Scalar, 2), (">", 2), ("\"", 2), ("'", 0)] {
            #expect(bytes.count { $0 == UInt8(ascii: byte) } == count, "\(text.debugDescription)")
          }
        }
      }
    }
  }

  @Test(
    "What could run code or load a foreign page is left out",
    arguments: [
      ("a", "href", "javascript:alert(1)"), ("a", "href", " \u{1}java\nscript:alert(1)"),
      ("a", "href", "JaVaScRiPt:alert(1)"), ("a", "href", "data:text/html,x"),
      ("img", "src", "data:text/html,x"), ("a", "href", "vbscript:x"), ("p", "onclick", "x()"),
      ("p", "style", "color:red"), ("p", "data-i", "9"), ("p", "x y", "1"), ("p", "a\"b", "1"),
      ("button", "formaction", "/x"), ("p", "srcdoc", "x"),
    ])
  func refusedAttribute(tag: String, name: String, value: String) {
    let page = html(element(tag, attributes: [name: value]))
    #expect(page.hasPrefix("<\(tag) data-i=2>"), "\(page)")
  }

  @Test(
    "Ordinary addresses stay",
    arguments: ["/x?a=b:c", "https://a.example/", "mailto:a@b.c", "#top"])
  func address(value: String) {
    #expect(MarkupPolicy.address(value) == value)
  }

  @Test(
    "A tag that could run code becomes a span", arguments: ["script", "iframe", "style", "b><i"])
  func tag(name: String) {
    #expect(html(element(name)) == "<span data-i=2></span>")
  }

  @Test("Equal styles share one rule, and a style that could leave its rule is left out")
  func styles() {
    var writer = HTMLWriter()
    let red = element("p", styles: ["color": "red", "width": "calc(100% - 2px)"])
    let hostile = element(
      "p",
      styles: [
        "color": "red}*{display:none", "top": "0;left:0", "background": "url(//x)",
        "left": "\\7d", "a}b": "1", "right": "\"", "mask": "url(\u{301}//x)",
      ])
    writer.write(element("div", children: [red, red, hostile]))
    #expect(writer.styleSheet == "[data-s=\"0\"]:not(#_#_){color:red;width:calc(100% - 2px)}")
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == "<div data-i=2><p data-i=2 data-s=0></p><p data-i=2 data-s=0></p><p data-i=2></p></div>")
  }

  @Test("Live properties become what HTML has for them")
  func properties() {
    let options = ["a", "b"].map { element("option", attributes: ["value": $0], text: $0) }
    #expect(
      html(element("input", properties: ["value": .string("\"x"), "checked": .bool(true)]))
        == "<input data-i=2 checked value=\"&quot;x\">")
    #expect(
      html(element("textarea", properties: ["value": .string("\n</textarea>")]))
        == "<textarea data-i=2>\n\n&lt;/textarea&gt;</textarea>")
    #expect(
      html(element("select", properties: ["value": .string("b")], children: options))
        .contains("<option data-i=2 selected value=b>b"))
  }

  @Test("Data in the page cannot end its element")
  func bootData() {
    let page = HTMLPage(
      title: "</title><script>", color: "\"><script>", language: "en", imageOrigins: [],
      styleSheets: ["</style><script>"], token: "</script><script>", latency: 0,
      connectionText: ConnectionText(language: "</script><script>"), messageBytes: 100)
    let root = element("div", properties: ["scrollTop": .string("</script>")])
    let text = String(decoding: page.bytes(root: root, nonce: "N"), as: UTF8.self)
    #expect(text.components(separatedBy: "<script").count == 3)
    #expect(text.components(separatedBy: "</style").count == 2)
  }
}
