import FeedbackStates
import Testing

/// The four states of a value, for grids.
private let states: [Loadable<Int>] = [
  .notInitiated, .loading, .success(1), .failure(Failure("1")),
]

private func others(_ number: Int) -> [Loadable<Int>] {
  [.notInitiated, .loading, .success(number), .failure(Failure("\(number)"))]
}

/// The precedence, written down once more and in another way.
private func expected(_ parts: [Loadable<Int>]) -> Loadable<[Int]> {
  for part in parts { if case .failure(let error) = part { return .failure(error) } }
  for part in parts { if case .loading = part { return .loading } }
  for part in parts { if case .notInitiated = part { return .notInitiated } }
  return .success(parts.compactMap(\.value))
}

@Suite("Loadable")
struct LoadableTests {
  @Test("there are exactly four states, and a switch over them needs no default")
  func fourCases() {
    let names = states.map { state -> String in
      switch state {
      case .notInitiated: return "notInitiated"
      case .loading: return "loading"
      case .success: return "success"
      case .failure: return "failure"
      }
    }
    #expect(names == ["notInitiated", "loading", "success", "failure"])
  }

  @Test("each state answers the questions about it, and no other state does")
  func questions() {
    #expect(states.map(\.isNotInitiated) == [true, false, false, false])
    #expect(states.map(\.isLoading) == [false, true, false, false])
    #expect(states.map(\.isSuccess) == [false, false, true, false])
    #expect(states.map(\.isFailure) == [false, false, false, true])
    #expect(states.map(\.value) == [nil, nil, 1, nil])
    #expect(states.map { $0.error as? Failure } == [nil, nil, nil, Failure("1")])
  }

  @Test("map changes the answer alone")
  func map() {
    #expect(
      states.map { $0.map(String.init) } == [
        .notInitiated, .loading, .success("1"), .failure(Failure("1")),
      ])
    #expect(throws: Failure("no")) {
      try Loadable.success(1).map { _ throws(Failure) -> Int in throw Failure("no") }
    }
  }

  @Test("mapError changes the error alone")
  func mapError() {
    #expect(
      states.map { $0.mapError { _ in Failure("2") } } == [
        .notInitiated, .loading, .success(1), .failure(Failure("2")),
      ])
  }

  @Test("flatMap leads an answer to any of the four states", arguments: 0..<4)
  func flatMap(target: Int) {
    let next = others(2)[target]
    #expect(
      states.map { $0.flatMap { _ in next } } == [
        .notInitiated, .loading, next, .failure(Failure("1")),
      ])
  }

  @Test("recover leads a failure to any of the four states", arguments: 0..<4)
  func recover(target: Int) {
    let next = others(2)[target]
    #expect(
      states.map { $0.recover { _ in next } } == [.notInitiated, .loading, .success(1), next])
  }

  @Test("zip of two: leftmost failure, then loading, then not initiated, then success")
  func zipTwo() {
    for first in states {
      for second in others(2) {
        let zipped = first.zip(second).map { [$0.0, $0.1] }
        #expect(zipped == expected([first, second]), "\(first), \(second)")
      }
    }
  }

  @Test("zip of three: leftmost failure, then loading, then not initiated, then success")
  func zipThree() {
    for first in states {
      for second in others(2) {
        for third in others(3) {
          let zipped = first.zip(second, third).map { [$0.0, $0.1, $0.2] }
          #expect(zipped == expected([first, second, third]), "\(first), \(second), \(third)")
        }
      }
    }
  }

  @Test("zip keeps the types of its parts")
  func zipTypes() {
    let zipped = Loadable.success(1).zip(.success("two"), .success(true))
    #expect(zipped.value?.1 == "two")
    #expect(zipped.value?.2 == true)
  }

  @Test("a state crosses actors with any error, without a wrapper")
  func sendable() async {
    // `Error` refines `Sendable`; that this compiles is the half of the test.
    let state: Loadable<Int> = .failure(PlainError.refused(code: 7))
    let seen = await Task.detached { state }.value
    #expect(seen == .failure(PlainError.refused(code: 7)))
    #expect(seen != .failure(PlainError.notFound))
  }

  @Test("only a success without elements is empty")
  func isEmpty() {
    #expect(Loadable<[Int]>.success([]).isEmpty)
    #expect(!Loadable<[Int]>.success([1]).isEmpty)
    #expect(!Loadable<[Int]>.notInitiated.isEmpty)
    #expect(!Loadable<[Int]>.loading.isEmpty)
    #expect(!Loadable<[Int]>.failure(Failure()).isEmpty)
  }

  @Test("catching turns what is returned or thrown into a state")
  func catching() async {
    #expect(Loadable { 1 } == .success(1))
    #expect(Loadable<Int> { throw Failure() } == .failure(Failure()))
    let later = await Loadable {
      await Task.yield()
      return 1
    }
    #expect(later == .success(1))
    let failed = await Loadable<Int> {
      await Task.yield()
      throw Failure()
    }
    #expect(failed == .failure(Failure()))
  }

  @Test("a result goes in and comes out again")
  func results() throws {
    #expect(Loadable(Result<Int, Failure>.success(1)) == .success(1))
    #expect(Loadable(Result<Int, Failure>.failure(Failure())) == .failure(Failure()))
    #expect(try Loadable.success(1).result?.get() == 1)
    #expect(throws: Failure()) { try Loadable<Int>.failure(Failure()).result?.get() }
    #expect(Loadable<Int>.notInitiated.result == nil)
    #expect(Loadable<Int>.loading.result == nil)
  }

  @Test("every state is equal to itself and to no other")
  func equality() {
    for (index, lhs) in states.enumerated() {
      for (otherIndex, rhs) in states.enumerated() {
        #expect((lhs == rhs) == (index == otherIndex))
      }
    }
    #expect(Loadable.success(1) != .success(2))
    #expect(Loadable<Int>.failure(Failure("1")) != .failure(Failure("2")))
  }

  @Test("descriptions name the state, and the type for a debugger")
  func descriptions() {
    #expect(
      states.map(\.description) == ["notInitiated", "loading", "success(1)", "failure(1)"])
    #expect(Loadable<Int>.loading.debugDescription == "Loadable<Int>.loading")
    #expect(Loadable.success("a").debugDescription == "Loadable<String>.success(\"a\")")
  }
}
