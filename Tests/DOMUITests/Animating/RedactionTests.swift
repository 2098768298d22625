import Testing

@testable import DOMUI

private struct Reasons: View {
  @Environment(\.redactionReasons) private var reasons
  var body: some View {
    Text(verbatim: reasons.contains(.placeholder) ? "hidden" : "shown")
  }
}

@Suite("Redaction")
@MainActor
struct RedactionTests {
  @Test("Placeholders are bars that assistive technology does not see")
  func placeholders() {
    let page = RenderedPage {
      VStack {
        Text("Title").redacted(reason: .placeholder)
        Image(systemName: "star").redacted(reason: .placeholder)
      }
    }
    #expect(page.html.contains(#"<span aria-hidden="true" class="text redacted">"#))
    #expect(page.all("img").isEmpty)
  }

  @Test("What is inside can read the reasons and leave the redaction")
  func reasons() {
    let page = RenderedPage {
      VStack {
        Reasons()
        Reasons().unredacted()
      }
      .redacted(reason: .placeholder)
    }
    #expect(page.text == "hidden\nshown")
    #expect(page.html.components(separatedBy: "redacted").count == 2)
  }
}
