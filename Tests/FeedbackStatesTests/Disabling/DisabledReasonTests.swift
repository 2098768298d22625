import FeedbackStates
import Testing

@Suite("Reasons for a disabled control")
struct DisabledReasonTests {
  @Test("Reasons add up in order, each once; nil adds nothing")
  func compose() {
    let reason = DisabledReason.all(
      "You are offline.", nil, "Title is missing.", "You are offline.")
    #expect(reason?.captions == ["You are offline.", "Title is missing."])
    #expect(reason?.caption == "You are offline.\nTitle is missing.")
    #expect(DisabledReason.all(nil, nil) == nil)
    #expect(DisabledReason.all([]) == nil)
  }

  @Test("Own work under way disables without a caption, alone and beside another reason")
  func busy() {
    #expect(DisabledReason.busy.caption == nil)
    #expect(DisabledReason.busy.isBusy)
    let both = DisabledReason.all(.busy, "You are offline.")
    #expect(both?.caption == "You are offline.")
    #expect(both?.isBusy == true)
  }

  @Test("A reason stands where its condition holds; a blank one has no caption")
  func conditions() {
    #expect(DisabledReason.when(true, "Offline.") == "Offline.")
    #expect(DisabledReason.when(false, "Offline.") == nil)
    #expect(DisabledReason(" \n").caption == nil)
  }
}
