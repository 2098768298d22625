import ElementTree
import Testing

@testable import DOMUI

@Suite("Modifiers on one element")
@MainActor
struct MergeTests {
  @Test("Of what elements inherit, the inner modifier wins, as in SwiftUI")
  func inherited() {
    let page = RenderedPage {
      VStack { Text("a") }.font(.title).font(.body).foregroundStyle(.red).foregroundStyle(.blue)
    }
    let stack = page.runtime.document.root.children[0].children[0]
    #expect(stack.attributes["class"] == "vstack f-title")
    #expect(stack.styles["color"] == "var(--red-text)")
  }

  @Test("Opacities multiply, transforms and filters add up")
  func addingUp() {
    let page = RenderedPage {
      Text("a").opacity(0.5).opacity(0.5).offset(x: 1).rotationEffect(.degrees(90)).blur(radius: 1)
        .grayscale(1)
    }
    let text = page.runtime.document.root.children[0].children[0]
    #expect(text.styles["opacity"] == "calc(0.5 * 0.5)")
    #expect(text.styles["transform"] == "rotate(90.0deg) translate(1px, 0px)")
    #expect(text.styles["filter"] == "blur(1px) grayscale(1.0)")
  }

  @Test("A background and an overlay are beside the content and take no part in the layout")
  func layers() {
    let page = RenderedPage {
      Text("content").background { Text("behind") }.overlay(alignment: .topTrailing) {
        Text("front")
      }
    }
    #expect(page.text == "behind\ncontent\nfront")
    #expect(page.html.contains(#"class="layer over""#))
    let outer = page.runtime.document.root.children[0].children[0]
    #expect(outer.children[1].styles["place-items"] == "start end")
  }

  @Test("A part that is dark, reads from right to left or has larger text says so to the browser")
  func environment() {
    let page = RenderedPage {
      Text("a").environment(\.colorScheme, .dark).environment(\.layoutDirection, .rightToLeft)
        .dynamicTypeSize(.accessibility1)
    }
    let text = page.runtime.document.root.children[0].children[0]
    #expect(text.styles["color-scheme"] == "dark")
    #expect(text.attributes["dir"] == "rtl")
    #expect(text.styles["--text"] == "1.65")
    let arabic = RenderedPage(request: PageRequest(languages: ["ar-EG"])) { Text("a") }
    #expect(arabic.runtime.document.root.children[0].attributes["dir"] == "rtl")
  }
}
