import FeedbackStates

/// One operation of an app, through the package and written by hand.
@MainActor
struct Contest {
  let name: String
  let package: @MainActor (Int) async -> Void
  let byHand: @MainActor (Int) async -> Void
  /// How often a view that shows one operation is drawn again, through the package and by hand.
  let redraws: @MainActor () async -> (package: Int, byHand: Int)
}

@main
@MainActor
enum CostBench {
  private static let rounds = 31
  private static let operations = 1000

  static func main() async {
    print("Medians of \(rounds) rounds of \(operations) operations, by hand / package.")
    print("| | time | allocations | redraws |")
    print("|---|---|---|---|")
    for contest in [load, refresh, mutation] { await run(contest) }
  }

  private static func run(_ contest: Contest) async {
    var package: [Measurement] = []
    var byHand: [Measurement] = []
    // The first round fills caches and counts for nothing; who begins changes with each round.
    for round in 0...rounds {
      if round.isMultiple(of: 2) { package.append(await .of(operations, contest.package)) }
      byHand.append(await .of(operations, contest.byHand))
      if !round.isMultiple(of: 2) { package.append(await .of(operations, contest.package)) }
    }
    let redraws = await contest.redraws()
    let cells = [
      contest.name,
      "\(microseconds(byHand)) / \(microseconds(package))",
      "\(allocations(byHand)) / \(allocations(package))",
      "\(redraws.byHand) / \(redraws.package)",
    ]
    print("| \(cells.joined(separator: " | ")) |")
  }

  private static func microseconds(_ all: [Measurement]) -> String {
    let tenths = (all.dropFirst().map(\.time).median * 10).rounded()
    return "\(tenths / 10) µs"
  }

  private static func allocations(_ all: [Measurement]) -> String {
    "\(Int(all.dropFirst().map(\.allocations).median.rounded()))"
  }

  // MARK: Contests

  /// A first load, with the making of its model.
  private static let load = Contest(name: "load") { _ in
    await Loader(operation: answer).load()
  } byHand: { _ in
    await HandWrittenLoad(operation: answer).load()
  } redraws: {
    let loader = Loader(operation: answer)
    let model = HandWrittenLoad(operation: answer)
    let package = Redraws { read(loader) }
    let byHand = Redraws { read(model) }
    await loader.load()
    await model.load()
    await rest()
    return (package.count, byHand.count)
  }

  /// A refresh of a list that is there, whose indicator need not be seen for a minimum: what is
  /// measured is the work, not the wait.
  private static let refresh: Contest = {
    let loader = Loader(options: LoaderOptions(refreshTiming: .zero), operation: answer)
    let model = HandWrittenLoad(operation: answer)
    return Contest(name: "refresh") { _ in
      await loader.refresh()
    } byHand: { _ in
      await model.refresh()
    } redraws: {
      let package = Redraws { read(loader) }
      let byHand = Redraws { read(model) }
      await loader.refresh()
      await model.refresh()
      await rest()
      return (package.count, byHand.count)
    }
  }()

  /// A save; each has another input, so that none is taken for a double click.
  private static let mutation: Contest = {
    let mutation = Mutation<Int, Void>(success: .timed(.zero)) { input, _ in try await save(input) }
    let model = HandWrittenSave(operation: save)
    return Contest(name: "mutation") { number in
      _ = await mutation.perform(number)
    } byHand: { number in
      await model.save(number)
    } redraws: {
      let package = Redraws { _ = mutation.phase }
      let byHand = Redraws { _ = (model.isSaving, model.error) }
      _ = await mutation.perform(-1)
      await model.save(-1)
      await rest()
      return (package.count, byHand.count)
    }
  }()

  // MARK: Work

  @Sendable private static func answer() async throws -> [Int] {
    await Task.yield()
    return [1, 2, 3]
  }

  @Sendable private static func save(_ input: Int) async throws {
    await Task.yield()
  }

  private static func read(_ loader: Loader<[Int]>) {
    _ = (loader.state, loader.isRefreshing, loader.refreshFailure, loader.activity)
  }

  private static func read(_ model: HandWrittenLoad) {
    _ = (model.state, model.isRefreshing)
  }

  /// Lets all that was asked for be drawn.
  private static func rest() async {
    for _ in 0..<100 { await Task.yield() }
  }
}
