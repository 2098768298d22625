import FeedbackStates
import Testing

@Suite("Optimistic values against what the server was told")
struct OptimisticPatchModelTests {
  /// Changes are distinct powers of two, so that a sum says exactly which of them it holds.
  @Test("100,000 random steps hold each accepted change once", arguments: ModelRun.runs(3))
  func randomSteps(run: ModelRun) {
    var random = run.begin("OptimisticModelTests")
    for round in 0..<(run.steps + 39) / 40 {
      var value = Optimistic(0)
      var open: [(patch: Optimistic<Int>.Patch, bit: Int)] = []
      var questions: [(refetch: Optimistic<Int>.Refetch, answer: Int)] = []
      var server = 0
      var nextBit = 1
      for step in 0..<40 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
          let bit = nextBit
          nextBit <<= 1
          open.append((value.apply { $0 += bit }, bit))
        case 2 where !open.isEmpty:
          let (patch, bit) = open.remove(at: Int.random(in: open.indices, using: &random))
          server += bit
          if Bool.random(using: &random) {
            value.confirm(patch)
          } else {
            value.confirm(patch, serverValue: server)
          }
        case 3 where !open.isEmpty:
          value.rollBack(open.remove(at: Int.random(in: open.indices, using: &random)).patch)
        case 4:
          // The answer is what the server knows when it is asked.
          questions.append((value.beginRefetch(), server))
        case 5 where !questions.isEmpty:
          let index = Int.random(in: questions.indices, using: &random)
          let (refetch, answer) = questions.remove(at: index)
          if Int.random(in: 0..<4, using: &random) == 0 {
            value.abandonRefetch(refetch)
          } else {
            value.endRefetch(refetch, serverValue: answer)
          }
        default: break
        }
        let expected = server + open.map(\.bit).reduce(0, +)
        guard value.value == expected else {
          run.fail("\(value.value), expected \(expected)", atStep: round * 40 + step)
          return
        }
      }
    }
  }
}
