import FeedbackStates
import Testing

/// One row of the table; `nil` stands for "any".
private struct Row {
  var field: Bool?
  var visible: Bool?
  var severities: Set<FailureSeverity> = Set(FailureSeverity.allCases)
  var shared: Bool?
  var asked: Bool?
  var surface: FailureSurface
}

@Suite("The router of failures against its table")
struct FailureRouterModelTests {
  /// The table of the documentation, from the top; the first row that fits decides.
  private let table = [
    Row(field: true, surface: .inline),
    Row(field: false, shared: true, asked: false, surface: .banner),
    Row(field: false, visible: false, severities: [.partial], surface: .banner),
    Row(field: false, visible: false, severities: [.blocking, .critical], surface: .fullScreen),
    Row(field: false, visible: true, severities: [.partial], surface: .banner),
    Row(field: false, visible: true, severities: [.blocking], asked: false, surface: .banner),
    Row(field: false, visible: true, severities: [.blocking], asked: true, surface: .alert),
    Row(field: false, visible: true, severities: [.critical], surface: .alert),
  ]

  @Test("100,000 random failures go where the table says", arguments: ModelRun.runs(2))
  func randomSteps(run: ModelRun) {
    var random = run.begin("FailureRouterModelTests")
    for step in 0..<run.steps {
      let cause = FailureCause.allCases.randomElement(using: &random) ?? .unknown
      let severity = FailureSeverity.allCases.randomElement(using: &random) ?? .blocking
      let situation = FailureSituation(
        isContentVisible: Bool.random(using: &random), isAskedFor: Bool.random(using: &random),
        field: Int.random(in: 0..<4, using: &random) == 0 ? "title" : nil)
      let row = table.first { row in
        (row.field ?? (situation.field != nil)) == (situation.field != nil)
          && (row.visible ?? situation.isContentVisible) == situation.isContentVisible
          && row.severities.contains(severity)
          && (row.shared ?? (cause == .offline)) == (cause == .offline)
          && (row.asked ?? situation.isAskedFor) == situation.isAskedFor
      }
      let description = FailureDescription(title: "odd", cause: cause, severity: severity)
      let surface = FailureRouter.surface(for: description, in: situation)
      guard surface == row?.surface else {
        run.fail("\(description) \(situation): \(surface)", atStep: step)
        return
      }
    }
  }
}
