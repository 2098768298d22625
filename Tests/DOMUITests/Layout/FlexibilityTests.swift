import Testing

@testable import DOMUI

@Observable @MainActor
private final class Model {
  var isWide = false
}

private struct Screen: View {
  let model: Model
  var body: some View {
    HStack {
      VStack { Text("a").frame(maxWidth: model.isWide ? .infinity : nil) }
      Text("b")
    }
  }
}

@Suite("Taking space")
@MainActor
struct FlexibilityTests {
  private func classes(_ page: RenderedPage, _ name: String) -> [String] {
    page.html.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /class="([^"]*)"/).map { String($0.1) }
    }.filter { $0.split(separator: " ").contains(Substring(name)) }
  }

  @Test("A stack grows along its axis when it holds a spacer, and hugs its content otherwise")
  func spacers() {
    #expect(classes(RenderedPage { HStack { Spacer() } }, "hstack") == ["hstack fx"])
    #expect(classes(RenderedPage { VStack { Spacer() } }, "vstack") == ["vstack fy"])
    #expect(classes(RenderedPage { ZStack { Spacer() } }, "zstack") == ["zstack fx fy"])
    #expect(classes(RenderedPage { HStack { Text("a") } }, "hstack") == ["hstack"])
  }

  @Test("A divider grows across the axis")
  func dividers() {
    #expect(classes(RenderedPage { VStack { Divider() } }, "vstack") == ["vstack fx"])
    #expect(classes(RenderedPage { HStack { Divider() } }, "hstack") == ["hstack fy"])
  }

  @Test("A frame with a width of its own ends the growing; one without a maximum passes it on")
  func frames() {
    #expect(classes(RenderedPage { Color.red.frame(width: 10) }, "box") == ["box fixed-x fy"])
    #expect(classes(RenderedPage { Color.red.frame(minWidth: 10) }, "box") == ["box fx fy"])
    #expect(classes(RenderedPage { Text("a").frame(maxWidth: .infinity) }, "box") == ["box fx"])
    #expect(
      classes(RenderedPage { Color.red.fixedSize() }, "ideal-x") == ["box fixed-x ideal-x fixed-y"])
  }

  @Test("A change deep inside reaches every container around")
  func changes() {
    let model = Model()
    let page = RenderedPage { Screen(model: model) }
    #expect(classes(page, "hstack") == ["hstack"])
    model.isWide = true
    #expect(classes(page, "hstack") == ["hstack fx"])
    #expect(classes(page, "vstack") == ["vstack fx"])
    model.isWide = false
    #expect(classes(page, "hstack") == ["hstack"])
  }
}
