import FeedbackStates
import Testing

@Suite("Connectivity against its model", .timeLimit(.minutes(5)))
@MainActor
struct ConnectivityModelTests {
  /// A listener and what it has not been told yet: the newest value alone.
  private struct Listener {
    var iterator: AsyncStream<Bool>.Iterator
    var untold: Bool?
  }

  @Test(
    "100,000 random changes and looks: whoever listens hears the newest value once",
    arguments: ModelRun.runs(2))
  func randomSteps(run: ModelRun) async {
    var random = run.begin("ConnectivityModelTests")
    let connectivity = SettableConnectivity()
    var isOnline = true
    var listeners: [Listener] = []
    for step in 0..<run.steps {
      switch Int.random(in: 0..<8, using: &random) {
      case 0 where listeners.count < 6:
        listeners.append(
          Listener(iterator: connectivity.updates().makeAsyncIterator(), untold: isOnline))
      case 1 where !listeners.isEmpty && Int.random(in: 0..<4, using: &random) == 0:
        listeners.remove(at: Int.random(in: listeners.indices, using: &random))
      case 2, 3, 4:
        let value = Bool.random(using: &random)
        connectivity.isOnline = value
        // What is set again is no change.
        if value != isOnline {
          for index in listeners.indices { listeners[index].untold = value }
        }
        isOnline = value
      default:
        guard let index = listeners.indices.randomElement(using: &random) else { continue }
        guard let expected = listeners[index].untold else { continue }
        let heard = await listeners[index].iterator.next(isolation: MainActor.shared)
        listeners[index].untold = nil
        guard heard == expected, connectivity.isOnline == isOnline else {
          run.fail("heard \(String(describing: heard)), not \(expected)", atStep: step)
          return
        }
      }
    }
  }
}
