import DOMUI
import FeedbackStates
import FeedbackStatesTesting
import Foundation
import GuideSamples
import Testing

private struct ServerDown: LocalizedError {
  var errorDescription: String? { "The server is down." }
}

@Suite("The guide's samples", .timeLimit(.minutes(1)))
@MainActor
struct GuideSamplesTests {
  let items = Gate<[GuideModel.Item]>()
  let saving = Gate<Void>()
  let model: GuideModel

  init() {
    let (items, saving) = (items, saving)
    model = GuideModel(load: { try await items.run() }, store: { try await saving.run() })
  }

  @Test("The list shows waiting, then a failure whose button tries again, then its items")
  func list() async throws {
    let page = RenderedPage { ItemsScreen(viewModel: model) }
    #expect(page.contains("Loading..."))
    Task { await model.loadItems() }
    await items.call(1).fail(ServerDown())
    await settle()
    #expect(!page.contains("Loading..."))
    #expect(page.contains("Load Failed"))
    #expect(page.contains("The server is down."))
    try page.tap("Retry")
    let second = await items.call(2)
    #expect(page.contains("Loading..."))
    second.succeed([.init(id: 1, title: "Emma"), .init(id: 2, title: "Persuasion")])
    await settle()
    #expect(page.contains("Emma"))
    #expect(page.contains("Persuasion"))
    #expect(!page.contains("Load Failed"))
  }

  @Test("An empty list says so, and what to do next")
  func empty() async {
    let page = RenderedPage { ItemsScreen(viewModel: model) }
    Task { await model.loadItems() }
    await items.call(1).succeed([])
    await settle()
    #expect(page.contains("No Items Yet"))
    #expect(page.contains("Tap + to create your first item"))
    #expect(!page.contains("Loading..."))
  }

  @Test("The button is disabled while it saves, shows a spinner for its label, and comes back")
  func save() async throws {
    let page = RenderedPage { SaveScreen(viewModel: model) }
    #expect(try page.find("button", "Save").isEnabled)
    #expect(page.all("progressbar").isEmpty)
    try page.tap("Save")
    let call = await saving.call(1)
    #expect(try !page.find("button").isEnabled)
    #expect(page.all("progressbar").count == 1)
    #expect(!page.contains("Save"))
    call.succeed(())
    await settle()
    #expect(try page.find("button", "Save").isEnabled)
    #expect(page.all("progressbar").isEmpty)
    #expect(saving.callCount == 1)
  }
}
