import Testing

@testable import ElementTree

@Suite("Children diff")
struct ChildrenDiffTests {
  private typealias Step = ChildrenDiff.Step

  private func ids(_ numbers: [Int]) -> [ElementID] { numbers.map(ElementID.init(rawValue:)) }
  private func id(_ number: Int) -> ElementID { ElementID(rawValue: number) }

  private func steps(_ old: [Int], _ new: [Int]) -> [Step] {
    ChildrenDiff.steps(from: ids(old), to: ids(new))
  }

  @Test("Nothing changed, nothing to do")
  func equal() {
    #expect(steps([1, 2, 3], [1, 2, 3]).isEmpty)
    #expect(steps([], []).isEmpty)
  }

  @Test("Moving the last child to the front is one move, and back again")
  func rotation() {
    #expect(steps([1, 2, 3, 4, 5], [5, 1, 2, 3, 4]) == [.move(id(5), before: id(1))])
    #expect(steps([5, 1, 2, 3, 4], [1, 2, 3, 4, 5]) == [.move(id(5), before: nil)])
  }

  @Test("One insertion, one removal, one exchange, wherever they are")
  func single() {
    #expect(steps([1, 3], [1, 2, 3]) == [.insert(id(2), before: id(3))])
    #expect(steps([1, 2, 3], [1, 3]) == [.remove(id(2))])
    #expect(steps([1, 2, 3], [1, 4, 3]) == [.remove(id(2)), .insert(id(4), before: id(3))])
    #expect(steps([1, 2], [2, 1]).count == 1)
  }

  @Test("Insertions are ordered so that the sibling named is there already")
  func manyInsertions() {
    #expect(
      steps([1], [2, 3, 1, 4])
        == [
          .insert(id(4), before: nil), .insert(id(3), before: id(1)), .insert(id(2), before: id(3)),
        ])
  }

  @Test("Every order of five children is reached with the fewest moves")
  func everyOrder() {
    for order in permutations([1, 2, 3, 4, 5]) {
      let steps = steps([1, 2, 3, 4, 5], order)
      var page = [1, 2, 3, 4, 5]
      for step in steps {
        guard case .move(let moved, let next) = step else {
          Issue.record("\(step)")
          continue
        }
        page.removeAll { $0 == moved.rawValue }
        page.insert(
          moved.rawValue, at: next.flatMap { page.firstIndex(of: $0.rawValue) } ?? page.count)
      }
      #expect(page == order)
      #expect(steps.count == 5 - longestRise(order))
    }
  }

  @Test("Reversing keeps one child where it is")
  func reversal() {
    #expect(steps(Array(0..<100), Array((0..<100).reversed())).count == 99)
  }

  private func permutations(_ values: [Int]) -> [[Int]] {
    guard values.count > 1 else { return [values] }
    return values.flatMap { first in
      permutations(values.filter { $0 != first }).map { [first] + $0 }
    }
  }

  /// By trying every subset: slow, and plainly right.
  private func longestRise(_ values: [Int]) -> Int {
    (0..<(1 << values.count)).map { subset -> Int in
      let chosen = values.indices.filter { subset & (1 << $0) != 0 }.map { values[$0] }
      return chosen == chosen.sorted() ? chosen.count : 0
    }.max() ?? 0
  }
}
