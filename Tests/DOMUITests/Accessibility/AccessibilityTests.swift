import ElementTree
import Testing

@testable import DOMUI

@Observable @MainActor
private final class Counter {
  var count = 0
}

private struct Screen: View {
  let counter: Counter
  var body: some View {
    VStack {
      Text(verbatim: "\(counter.count)")
        .accessibilityLabel(Text(verbatim: "Count \(counter.count)"))
        .accessibilityAddTraits(.isHeader)
      Button("Add") {
        counter.count += 1
        AccessibilityNotification.Announcement("Now \(counter.count)").post()
      }
      .accessibilityHint("Adds one")
      .sensoryFeedback(.success, trigger: counter.count)
    }
  }
}

@Suite("Accessibility")
@MainActor
struct AccessibilityTests {
  private func commands(_ page: RenderedPage) -> [ElementCommand] {
    page.takeOperations().compactMap {
      if case .command(let command) = $0 { command } else { nil }
    }
  }

  @Test("A name and a role stay through updates")
  func updates() throws {
    let counter = Counter()
    let page = RenderedPage { Screen(counter: counter) }
    for count in 0..<3 {
      counter.count = count
      #expect(try page.find("heading").name == "Count \(count)")
    }
    #expect(try page.find("button").description == "Adds one")
  }

  @Test("An announcement goes to the page whose code runs, and the feedback is felt there")
  func announcement() throws {
    let here = RenderedPage { Screen(counter: Counter()) }
    let elsewhere = RenderedPage { Screen(counter: Counter()) }
    try here.tap("Add")
    #expect(
      Set(commands(here)) == [
        .announce("Now 1", urgent: false), .vibrate(SensoryFeedback.success.pattern),
      ])
    #expect(commands(elsewhere).isEmpty)
  }

  @Test("Without a page of its own an announcement goes to every page that is looked at")
  func everywhere() {
    var text = AttributedString("Offline")
    text.accessibilitySpeechAnnouncementPriority = .high
    ActivePages.$current.withValue(ActivePages()) {
      let page = RenderedPage { Text("a") }
      AccessibilityNotification.Announcement(text).post()
      #expect(commands(page) == [.announce("Offline", urgent: true)])
    }
  }

  @Test("The outer name wins over the label of a control")
  func renaming() throws {
    let page = RenderedPage { ProgressView("Loading").accessibilityLabel("Fetching books") }
    #expect(try page.find("progressbar").name == "Fetching books")
  }

  @Test("A group with a name is a group; a hidden view is not read")
  func groups() throws {
    let page = RenderedPage {
      VStack { Text("a") }.accessibilityElement(children: .combine).accessibilityLabel("Rating")
      Button("Ghost") {}.accessibilityHidden(true)
    }
    #expect(try page.find("group").name == "Rating")
    #expect(page.all("button").isEmpty)
  }

  @Test("A named action is a button beside the view")
  func actions() throws {
    var archived = 0
    let page = RenderedPage {
      Text("Mail").accessibilityAction(named: "Archive") { archived += 1 }
    }
    try page.tap("Archive")
    #expect(archived == 1)
  }
}
