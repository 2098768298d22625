import FeedbackStatesTesting
import Testing

/// Waits until something holds, which needs no luck however slow the machine is; records a failure
/// when it does not come to hold.
@MainActor
func until(_ holds: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async {
  for _ in 0..<2000 {
    if holds() { return }
    await settle(rounds: 1)
  }
  Issue.record("This never came to hold.", sourceLocation: sourceLocation)
}
