import ElementTree
import Testing

@testable import DOMUI

private struct Probe: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.redactionReasons) private var reasons
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.locale) private var locale
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    let facts = [
      isEnabled ? "enabled" : "disabled", reasons.isEmpty ? "plain" : "redacted",
      lineLimit.map { "\($0)" } ?? "none", locale.identifier, "\(controlSize)",
    ]
    TapTarget(facts.joined(separator: " ")) {}
  }
}

@Suite("What views inherit")
@MainActor
struct InheritanceTests {
  private func facts<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> String {
    RenderedPage(content: content).all("button").map(\.name).joined(separator: "|")
  }

  @Test("Disabled is disabled: neither a view inside nor one around can enable it again")
  func disabled() {
    #expect(facts { Probe() }.hasPrefix("enabled"))
    #expect(facts { VStack { Probe().disabled(false) }.disabled(true) }.hasPrefix("disabled"))
    #expect(facts { VStack { Probe().disabled(true) }.disabled(false) }.hasPrefix("disabled"))
    #expect(
      facts { VStack { Probe().disabled(false) }.disabled(false) }.hasPrefix("enabled"))
  }

  @Test("Redaction is inherited, adds up, and ends where a view is unredacted")
  func redacted() {
    #expect(facts { VStack { Probe() }.redacted(reason: .placeholder) }.contains("redacted"))
    #expect(
      facts { VStack { Probe().redacted(reason: []) }.redacted(reason: .placeholder) }
        .contains("redacted"))
    #expect(
      facts { VStack { Probe().unredacted() }.redacted(reason: .placeholder) }.contains("plain"))
    #expect(
      facts { Probe().redacted(reason: .placeholder).redacted(reason: []) }.contains("redacted"))
  }

  @Test("Of two values of the environment the nearer one counts")
  func nearest() {
    #expect(
      facts {
        VStack { Probe().environment(\.locale, Locale(identifier: "de")) }
          .environment(\.locale, Locale(identifier: "fr"))
      }.contains(" de "))
    #expect(facts { Probe().lineLimit(1).lineLimit(2) }.contains(" 1 "))
    #expect(facts { VStack { Probe() }.controlSize(.small) }.hasSuffix("small"))
    #expect(
      facts { VStack { Probe().controlSize(.large) }.controlSize(.small) }.hasSuffix("large"))
  }

  @Test("A change of an inherited value reaches what inherits it")
  func changes() throws {
    struct Switch: View {
      @State private var isOff = false
      var body: some View {
        VStack { Probe() }.disabled(isOff)
        TapTarget("switch") { isOff.toggle() }
      }
    }
    let page = RenderedPage { Switch() }
    #expect(page.all("button").first?.name.hasPrefix("enabled") == true)
    try page.tap("switch")
    #expect(page.all("button").first?.name.hasPrefix("disabled") == true)
    try page.tap("switch")
    #expect(page.all("button").first?.name.hasPrefix("enabled") == true)
  }

  @Test("A sheet inherits the environment of the view that shows it, but is not disabled with it")
  func sheet() {
    let page = RenderedPage {
      Text("desk")
        .sheet(isPresented: .constant(true)) { Probe() }
        .lineLimit(7)
    }
    #expect(page.all("button").contains { $0.name.contains(" 7 ") })
  }

  @Test("An object in the environment is found by its type, the nearer one first")
  func objects() {
    struct Reader: View {
      @Environment(Owner.self) private var owner
      @Environment(Missing.self) private var missing: Missing?
      var body: some View { Text("\(owner.name) \(missing == nil)") }
    }
    let page = RenderedPage {
      VStack { Reader().environment(Owner("near")) }.environment(Owner("far"))
    }
    #expect(page.text == "near true")
  }
}

@Observable private final class Owner {
  let name: String
  init(_ name: String) { self.name = name }
}

@Observable private final class Missing {}
