import Testing

@testable import FeedbackStates

private struct Row: Identifiable, Equatable, Sendable {
  let id: Int
  var title: String
}

/// The list as a history of what the server said and the person did, read anew each time.
private struct PageListModel {
  private enum Event {
    case page([Row], next: Int?)
    case edit(PageList<Row, Int>.Edit, number: Int)
  }

  private var events: [Event] = []
  private(set) var lastEdit = 0

  mutating func restart(_ rows: [Row], next: Int?, editedSince edit: Int) {
    let later = events.filter {
      guard case .edit(_, let number) = $0 else { return false }
      return number > edit
    }
    events = [.page(rows, next: next)] + later
  }

  mutating func append(_ rows: [Row], next: Int?) {
    events.append(.page(rows, next: next))
  }

  mutating func edit(_ edit: PageList<Row, Int>.Edit) {
    lastEdit += 1
    events.append(.edit(edit, number: lastEdit))
  }

  var items: [Row] {
    var items: [Row] = []
    var removed: Set<Int> = []
    for event in events {
      switch event {
      case .page(let rows, _):
        for row in rows
        where !removed.contains(row.id) && !items.contains(where: { $0.id == row.id }) {
          items.append(row)
        }
      case .edit(.remove(let id), _):
        removed.insert(id)
        items.removeAll { $0.id == id }
      case .edit(.replace(let row), _):
        items = items.map { $0.id == row.id ? row : $0 }
      case .edit(.insert(let row, let index), _):
        removed.remove(row.id)
        if items.contains(where: { $0.id == row.id }) {
          items = items.map { $0.id == row.id ? row : $0 }
        } else {
          items.insert(row, at: min(index, items.count))
        }
      }
    }
    return items
  }

  var next: Int? {
    for case .page(_, let next) in events.reversed() { return next }
    return nil
  }
}

@Suite("The list of pages against its model")
struct PageListModelTests {
  @Test(
    "100,000 random pages, refreshes and edits give the list that their history gives",
    arguments: ModelRun.runs(5))
  func randomSteps(run: ModelRun) {
    var random = run.begin("PageListModelTests")
    var list = PageList<Row, Int>()
    var model = PageListModel()
    var editAtStart = 0
    for step in 0..<run.steps {
      let rows = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
        Row(id: Int.random(in: 0..<30, using: &random), title: "\(step)")
      }
      let next = Bool.random(using: &random) ? step : nil
      let row = Row(id: Int.random(in: 0..<30, using: &random), title: "edit \(step)")
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        list.restart(with: Page(items: rows, next: next), editedSince: editAtStart)
        model.restart(rows, next: next, editedSince: editAtStart)
      case 1: editAtStart = list.lastEdit
      case 2, 3: edit(.remove(row.id), &list, &model)
      case 4, 5: edit(.replace(row), &list, &model)
      case 6, 7: edit(.insert(row, at: row.id % 5), &list, &model)
      default:
        list.append(Page(items: rows, next: next))
        model.append(rows, next: next)
      }
      guard list.items == model.items, list.next == model.next else {
        run.fail("\(list.items), not \(model.items)", atStep: step)
        return
      }
    }
  }

  private func edit(
    _ edit: PageList<Row, Int>.Edit, _ list: inout PageList<Row, Int>,
    _ model: inout PageListModel
  ) {
    list.edit(edit)
    model.edit(edit)
  }
}
