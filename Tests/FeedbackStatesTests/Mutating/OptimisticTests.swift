import FeedbackStates
import FeedbackStatesTesting
import Testing

@Suite("Optimistic values")
struct OptimisticTests {
  @Test("Two failures in either order leave the server's value", arguments: [false, true])
  func twoFailures(secondFirst: Bool) {
    var value = Optimistic("server")
    let first = value.apply { $0 = "first" }
    let second = value.apply { $0 = "second" }
    #expect(value.value == "second")
    value.rollBack(secondFirst ? second : first)
    #expect(value.value == (secondFirst ? "first" : "second"))
    value.rollBack(secondFirst ? first : second)
    #expect(value.value == "server")
    #expect(!value.hasOpenPatches)
  }

  @Test("A later change stays on top when an earlier one is confirmed or fails after it")
  func order() {
    var value = Optimistic(0)
    let first = value.apply { $0 = 1 }
    let second = value.apply { $0 = 2 }
    value.confirm(second)
    #expect(value.value == 2)
    value.confirm(first)
    #expect(value.value == 2)
    #expect(value.base == 2)
  }

  @Test("A refetch under an open change keeps the change on top")
  func refetchUnderOpenChange() {
    var value = Optimistic(["a"])
    let patch = value.apply { $0.append("new") }
    let refetch = value.beginRefetch()
    value.endRefetch(refetch, serverValue: ["a", "b"])
    #expect(value.value == ["a", "b", "new"])
    value.rollBack(patch)
    #expect(value.value == ["a", "b"])
  }

  @Test("An answer asked for before a change was confirmed does not undo the change")
  func staleRefetch() {
    var value = Optimistic(10)
    let patch = value.apply { $0 += 1 }
    let refetch = value.beginRefetch()
    value.confirm(patch)
    value.endRefetch(refetch, serverValue: 10)
    #expect(value.value == 11)
  }

  @Test("An answer asked for after a change was confirmed contains it: it is not applied twice")
  func freshRefetch() {
    var value = Optimistic(10)
    let patch = value.apply { $0 += 1 }
    let other = value.beginRefetch()
    value.confirm(patch)
    let refetch = value.beginRefetch()
    value.endRefetch(refetch, serverValue: 11)
    #expect(value.value == 11)
    // The older question is answered last and is not news.
    value.endRefetch(other, serverValue: 10)
    #expect(value.value == 11)
  }

  @Test("The server's answer to a change beats a question asked before it")
  func confirmationBeatsOlderQuestion() {
    var value = Optimistic(10)
    let refetch = value.beginRefetch()
    let patch = value.apply { $0 += 1 }
    value.confirm(patch, serverValue: 15)
    value.endRefetch(refetch, serverValue: 10)
    #expect(value.value == 15)
  }

  @Test("Ending a change twice does nothing the second time")
  func endedTwice() {
    var value = Optimistic(0)
    let patch = value.apply { $0 += 1 }
    value.confirm(patch)
    value.rollBack(patch)
    value.confirm(patch, serverValue: 99)
    #expect(value.value == 1)
  }
}

@MainActor
@Suite("Optimistic models")
struct OptimisticModelTests {
  @Test("Two changes that fail take back their own part only, each when its work ends")
  func failures() async {
    let gate = Gate<Void>()
    let model = OptimisticModel(["a"])
    let first = Task {
      try await model.change {
        $0.append("b")
      } while: {
        try await gate.run()
      }
    }
    let firstCall = await gate.call(1)
    let second = Task {
      try await model.change {
        $0.append("c")
      } while: {
        try await gate.run()
      }
    }
    let secondCall = await gate.call(2)
    #expect(model.value == ["a", "b", "c"])
    firstCall.fail(Failure())
    await #expect(throws: Failure()) { try await first.value }
    #expect(model.value == ["a", "c"])
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    #expect(model.value == ["a"])
    #expect(!model.hasOpenPatches)
    secondCall.succeed(())
  }

  @Test("A refetch that began before a change ended keeps the change; one that fails is nothing")
  func refetch() async throws {
    let answers = Gate<[String]>()
    let model = OptimisticModel(["a"])
    let refetch = Task { try await model.refetch { try await answers.run() } }
    let answer = await answers.call(1)
    try await model.change {
      $0.append("b")
    } while: {
    }
    answer.succeed(["a"])
    try await refetch.value
    #expect(model.value == ["a", "b"])
    await #expect(throws: Failure()) { try await model.refetch { throw Failure() } }
    #expect(model.value == ["a", "b"])
    model.rebase(onto: ["z"])
    #expect(model.value == ["z"])
  }
}
