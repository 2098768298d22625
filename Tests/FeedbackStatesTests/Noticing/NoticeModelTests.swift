@testable import FeedbackStates
import Testing

/// Notices lived through in steps of 50 ms, with no deadlines to compute.
private struct NoticeModel {
  struct Entry {
    var id: Int
    var kind: Notice.Kind
    var isTimed: Bool
    var number: Int
    var left = 0
    /// How long it has been on screen; `nil` while it waits.
    var age: Int?
  }

  let timedLimit = 2
  let permanentLimit = 2
  let waitingLimit = 3
  var entries: [Entry] = []
  var pauses: Set<String> = []
  var number = 0

  var visible: [Int] { sorted(entries.filter { $0.age != nil }).map(\.id) }
  var waiting: [Int] { sorted(entries.filter { $0.age == nil }).map(\.id) }

  func sorted(_ list: [Entry]) -> [Entry] {
    list.sorted { ($1.kind.severity, $0.number) < ($0.kind.severity, $1.number) }
  }

  mutating func pass50() {
    for index in entries.indices where entries[index].age != nil {
      entries[index].age? += 50
      if pauses.isEmpty, entries[index].isTimed { entries[index].left -= 50 }
    }
    if pauses.isEmpty {
      for entry in entries where entry.age != nil && entry.isTimed && entry.left <= 0 {
        remove(entry.id)
      }
    }
    settle()
  }

  mutating func remove(_ id: Int) {
    entries.removeAll { $0.id == id }
    pauses = pauses.filter { !$0.hasSuffix("-\(id)") }
  }

  mutating func show(_ id: Int, _ kind: Notice.Kind, lifetime: Int?) {
    if let index = entries.firstIndex(where: { $0.id == id }) {
      if entries[index].isTimed != (lifetime != nil) { entries[index].age = nil }
      entries[index].kind = kind
      entries[index].isTimed = lifetime != nil
      entries[index].left = lifetime ?? 0
    } else {
      number += 1
      entries.append(
        Entry(id: id, kind: kind, isTimed: lifetime != nil, number: number, left: lifetime ?? 0))
    }
    settle()
  }

  mutating func settle() {
    for (isTimed, limit) in [(false, permanentLimit), (true, timedLimit)] {
      while entries.count(where: { $0.age != nil && $0.isTimed == isTimed }) < limit,
        let best = sorted(entries.filter { $0.age == nil && $0.isTimed == isTimed }).first,
        let index = entries.firstIndex(where: { $0.id == best.id })
      {
        entries[index].age = 0
      }
    }
    while pauses.isEmpty, let best = sorted(entries.filter { $0.age == nil && $0.isTimed }).first,
      let victim =
        entries
        .filter({ entry in
          (entry.age ?? 0) >= 1000 && entry.isTimed
            && entry.kind.severity < best.kind.severity
        })
        .min(by: { $0.kind.severity < $1.kind.severity })
    {
      remove(victim.id)
      guard let index = entries.firstIndex(where: { $0.id == best.id }) else { break }
      entries[index].age = 0
    }
    while entries.count(where: { $0.age == nil }) > waitingLimit,
      let drop =
        entries
        .filter({ $0.age == nil && $0.isTimed && $0.kind != .failure })
        .min(by: { ($0.kind.severity, $0.number) < ($1.kind.severity, $1.number) })
    {
      remove(drop.id)
    }
  }
}

@Suite("The queue of notices against its model")
struct NoticeModelTests {
  @Test("100,000 random steps show the same notices", arguments: ModelRun.runs(4))
  func randomSteps(run: ModelRun) {
    var random = run.begin("NoticeModelTests")
    var queue = NoticeQueue(
      policy: NoticePolicy(timedLimit: 2, permanentLimit: 2, waitingLimit: 3, historyLimit: 5))
    var model = NoticeModel()
    var now = 0
    let kinds: [Notice.Kind] = [
      .information, .success, .warning, .failure, .working(progress: nil),
    ]
    var spoken: [Int] = []

    for step in 0..<run.steps {
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        now += 50
        model.pass50()
        // Like the runner: asked at its deadline and at no other time.
        let moment = Moment(sinceStart: .milliseconds(now))
        if let deadline = queue.deadline, deadline <= moment {
          queue.tick(at: moment)
          spoken += queue.takeAnnouncements().map(\.id)
        }
      }
      let moment = Moment(sinceStart: .milliseconds(now))
      let id = Int.random(in: 0..<9, using: &random)
      let name = Notice.ID("\(id)")
      switch Int.random(in: 0..<10, using: &random) {
      case 0...4:
        let kind = kinds[Int.random(in: kinds.indices, using: &random)]
        let lifetime: Int? =
          Int.random(in: 0..<4, using: &random) == 0
          ? nil : 50 * Int.random(in: 1...60, using: &random)
        let text = "\(Int.random(in: 0..<3, using: &random))"
        queue.show(
          Notice(
            kind, title: text, id: name,
            lifetime: lifetime.map { .timed(.milliseconds($0)) } ?? .untilDismissed),
          at: moment)
        model.show(id, kind, lifetime: lifetime)
      case 5:
        queue.dismiss(name, at: moment)
        model.remove(id)
        model.settle()
      case 6:
        queue.pause(.touched(name), at: moment)
        if model.entries.contains(where: { $0.id == id }) { model.pauses.insert("touch-\(id)") }
        model.settle()
      case 7:
        queue.resume(.touched(name), at: moment)
        model.pauses.remove("touch-\(id)")
        model.settle()
      case 8:
        queue.pause(.background, at: moment)
        model.pauses.insert("background")
      default:
        queue.resume(.background, at: moment)
        model.pauses.remove("background")
        model.settle()
      }
      let announcements = queue.takeAnnouncements()
      spoken += announcements.map(\.id)
      let visible = queue.visible.map(\.id.description)
      guard visible == model.visible.map(String.init),
        queue.waiting.map(\.id.description) == model.waiting.map(String.init),
        announcements.allSatisfy({ visible.contains($0.notice.description) }),
        queue.history.count <= 5
      else {
        run.fail(
          "\(visible), expected \(model.visible), waiting \(model.waiting)", atStep: step)
        return
      }
    }
    #expect(spoken == Array(1...spoken.count))
  }
}
