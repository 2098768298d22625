import Testing

@testable import FeedbackStates

/// A line as one would draw it: who came, in order, and where each stands.
private struct LineModel {
  enum Place { case waiting, inside, gone }

  var places: [Place] = []
  var isOnline = true

  var waiting: [Int] { places.indices.filter { places[$0] == .waiting } }
  var inside: [Int] { places.indices.filter { places[$0] == .inside } }
  /// Who has to go on now.
  var next: Int? { isOnline && inside.isEmpty ? waiting.first : nil }
}

@Suite("The line of a serial scope against its model")
struct SerialLineModelTests {
  @Test(
    "100,000 random arrivals and departures: one at a time, first come, first served",
    arguments: ModelRun.runs(2))
  func randomSteps(run: ModelRun) {
    var random = run.begin("SerialLineModelTests")
    var line = SerialLine()
    var model = LineModel()
    var tickets: [(ticket: SerialLine.Ticket, number: Int)] = []
    for step in 0..<run.steps {
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where model.waiting.count < 8, 1 where model.waiting.count < 8:
        let isFree = model.isOnline && model.inside.isEmpty
        switch line.enter() {
        case .goOn:
          guard isFree else { return run.fail("two are inside", atStep: step) }
          model.places.append(.inside)
        case .wait(let ticket):
          guard !isFree else { return run.fail("waits for a free place", atStep: step) }
          tickets.append((ticket, model.places.count))
          model.places.append(.waiting)
        }
      case 2:
        // Anybody who ever waited, not only those who still do.
        guard let (ticket, number) = tickets.randomElement(using: &random) else { continue }
        let waits = model.places[number] == .waiting
        guard line.giveUp(ticket) == waits else {
          return run.fail("\(number) gives up: \(!waits)", atStep: step)
        }
        if waits { model.places[number] = .gone }
      case 3:
        model.isOnline = Int.random(in: 0..<3, using: &random) > 0
        let next = line.connectionChanged(isOnline: model.isOnline)
        guard admit(next, tickets, &model) else {
          return run.fail("\(String(describing: next)) is next: \(model)", atStep: step)
        }
      default:
        guard let number = model.inside.first else { continue }
        model.places[number] = .gone
        let next = line.leave()
        guard admit(next, tickets, &model) else {
          return run.fail("\(String(describing: next)) is next: \(model)", atStep: step)
        }
      }
      let waitsForNetwork = !model.isOnline && !model.waiting.isEmpty
      guard line.waitingCount == model.waiting.count,
        line.isWaitingForNetwork == waitsForNetwork
      else {
        return run.fail("\(line.waitingCount) wait: \(model)", atStep: step)
      }
      // Between the rounds of a day nobody of the last one is asked for any more.
      if model.inside.isEmpty, model.waiting.isEmpty, model.places.count > 50 {
        model.places = []
        tickets = []
      }
    }
  }

  /// Whether the right one goes on, if any, and takes note of it.
  private func admit(
    _ next: SerialLine.Ticket?, _ tickets: [(ticket: SerialLine.Ticket, number: Int)],
    _ model: inout LineModel
  ) -> Bool {
    let number = next.flatMap { next in tickets.first { $0.ticket == next }?.number }
    guard number == model.next else { return false }
    if let number { model.places[number] = .inside }
    return true
  }
}
