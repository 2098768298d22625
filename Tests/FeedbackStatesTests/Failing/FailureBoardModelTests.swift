@testable import FeedbackStates
import Testing

/// Where each piece of work stands, one line for each, with no lists of banners to keep.
private struct FailureModel {
  struct Line: Hashable {
    var surface: FailureSurface
    var title: String
  }

  var lines: [Int: Line] = [:]
  var blockers: Set<AlertBlocker> = []
  /// The title of the alert that is presented.
  var presented: String?

  func titles(_ surface: FailureSurface) -> Set<String> {
    Set(lines.values.filter { $0.surface == surface }.map(\.title))
  }

  func sources(_ surface: FailureSurface, _ title: String) -> Set<Int> {
    Set(lines.filter { $0.value == Line(surface: surface, title: title) }.keys)
  }

  mutating func end(_ surface: FailureSurface, _ title: String) {
    lines = lines.filter { $0.value != Line(surface: surface, title: title) }
  }

  /// Whether an alert that is presented now is the right one, and takes note of it.
  mutating func accept(_ alert: ReportedFailure<Int>?) -> Bool {
    if let presented, !titles(.alert).contains(presented) { self.presented = nil }
    if let presented { return alert?.description.title == presented }
    guard blockers.isEmpty, !titles(.alert).isEmpty else { return alert == nil }
    presented = alert?.description.title
    return presented.map { titles(.alert).contains($0) } ?? false
  }
}

@Suite("The board of failures against its model")
struct FailureBoardModelTests {
  @Test("100,000 random steps keep each failure on one surface", arguments: ModelRun.runs(4))
  func randomSteps(run: ModelRun) {
    var random = run.begin("FailureBoardModelTests")
    var board = FailureBoard<Int>()
    var model = FailureModel()
    let failures = [
      FailureDescription(title: "offline", cause: .offline),
      FailureDescription(title: "denied", cause: .permissionDenied),
      FailureDescription(title: "partial", severity: .partial),
      FailureDescription(title: "lost", severity: .critical),
      FailureDescription(title: "odd"),
    ]
    let blockers: [AlertBlocker] = [.presenterBusy, .background]
    for step in 0..<run.steps {
      let source = Int.random(in: 0..<6, using: &random)
      let blocker = blockers[Int.random(in: 0..<2, using: &random)]
      switch Int.random(in: 0..<12, using: &random) {
      case 0...4:
        let failure = failures[Int.random(in: failures.indices, using: &random)]
        let situation = FailureSituation(
          isContentVisible: Bool.random(using: &random), isAskedFor: Bool.random(using: &random),
          field: Int.random(in: 0..<5, using: &random) == 0 ? "field" : nil)
        let surface = board.report(failure, from: source, in: situation)
        #expect(surface == FailureRouter.surface(for: failure, in: situation))
        model.lines[source] = FailureModel.Line(surface: surface, title: failure.title)
      case 5, 6:
        board.resolve(source)
        model.lines[source] = nil
      case 7:
        guard let banner = board.banners.randomElement(using: &random) else { break }
        board.dismiss(banner.id)
        model.end(.banner, banner.description.title)
      case 8:
        guard let alert = board.alert else { break }
        board.dismiss(alert.id)
        model.end(.alert, alert.description.title)
      case 9:
        board.connectionRestored()
        model.end(.banner, "offline")
        model.end(.alert, "offline")
      case 10:
        board.block(blocker)
        model.blockers.insert(blocker)
      default:
        board.unblock(blocker)
        model.blockers.remove(blocker)
      }
      let alerts = board.waitingAlerts + [board.alert].compactMap { $0 }
      let agree =
        Set(board.banners.map(\.description.title)) == model.titles(.banner)
        && board.banners.count == model.titles(.banner).count
        && board.banners.allSatisfy {
          Set($0.sources) == model.sources(.banner, $0.description.title)
        }
        && Set(alerts.map(\.description.title)) == model.titles(.alert)
        && alerts.count == model.titles(.alert).count
        && alerts.allSatisfy { Set($0.sources) == model.sources(.alert, $0.description.title) }
        && model.accept(board.alert)
      guard agree else {
        run.fail("\(board) against \(model)", atStep: step)
        return
      }
    }
  }
}
