import FeedbackStates
import FeedbackStatesTesting
import Testing

@testable import Starter

@Suite("A garden", .timeLimit(.minutes(1)))
@MainActor
struct GardenTests {
  private let answers = Gate<[Plant]>()
  private let savings = Gate<Void>()

  private func makeGarden() -> Garden {
    let (answers, savings) = (answers, savings)
    return Garden(
      options: LoaderOptions(clock: ManualClock()), load: { try await answers.run() },
      save: { _ in try await savings.run() })
  }

  @Test("A plant that was added stands in the list")
  func adding() async {
    let garden = makeGarden()
    let screen = Task { await garden.plants.load() }
    await answers.call(1).succeed([Plant(name: "Fern")])
    await screen.value

    garden.add.run("Rose")
    await savings.call(1).succeed(())
    await settle()
    #expect(garden.plants.state.value?.map(\.name) == ["Fern", "Rose"])
  }

  @Test("A plant that could not be added does not, and can be tried again")
  func failing() async {
    let garden = makeGarden()
    let screen = Task { await garden.plants.load() }
    await answers.call(1).succeed([])
    await screen.value

    garden.add.run("Rose")
    await savings.call(1).fail(OfflineError())
    await settle()
    #expect(garden.add.phase.error != nil)
    #expect(garden.plants.state.isEmpty)
    #expect(garden.add.retry())
  }
}
