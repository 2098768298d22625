import FeedbackStates
import Testing

@Suite("Routing of failures")
struct FailureRouterTests {
  @Test("Every combination has the surface that the table says")
  func grid() {
    for severity in FailureSeverity.allCases {
      for shared in [false, true] {
        for visible in [false, true] {
          for asked in [false, true] {
            for field in [nil, "title"] as [FieldID?] {
              let situation = FailureSituation(
                isContentVisible: visible, isAskedFor: asked, field: field)
              let surface = FailureRouter.surface(
                severity: severity, isShared: shared, in: situation)
              let expected: FailureSurface =
                if field != nil {
                  .inline
                } else if shared && !asked || severity == .partial {
                  .banner
                } else if !visible {
                  .fullScreen
                } else if severity == .critical || asked {
                  .alert
                } else {
                  .banner
                }
              #expect(surface == expected, "\(severity) shared \(shared) \(situation)")
            }
          }
        }
      }
    }
  }

  @Test("What nobody asked for never interrupts, unless it is critical")
  func noInterruption() {
    for severity in FailureSeverity.allCases where severity != .critical {
      for visible in [false, true] {
        let situation = FailureSituation(isContentVisible: visible, isAskedFor: false)
        #expect(FailureRouter.surface(severity: severity, in: situation) != .alert)
      }
    }
  }
}
