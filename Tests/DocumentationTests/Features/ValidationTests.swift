import FeedbackStates
import FeedbackStatesTesting
import Testing

@Suite("Features: validation and reasons", .timeLimit(.minutes(1)))
@MainActor
struct ValidationTests {
  @Test("A field is silent until it is left, and live from then on")
  func timing() {
    // docs: validation-timing
    let title = Field(
      "title", label: "Title", value: "", rules: [.required("Enter a title.")],
      timing: .onLeaving)
    // docs: end
    title.value = "E"
    title.value = ""
    #expect(title.message == nil)
    title.leave()
    #expect(title.message == "Enter a title.")
    title.value = "Emma"
    #expect(title.message == nil)
  }

  @Test("A check that takes time counts for the newest value only")
  func remote() async {
    let clock = ManualClock()
    let answers = Gate<String?>()
    // docs: remote-check
    let name = Field("name", label: "Name", value: "", clock: clock) { name in
      try await answers.run()  // nil, or what is wrong
    }
    // docs: end
    name.value = "jane"
    await clock.advance(by: .milliseconds(400))
    let older = await answers.call(1)
    name.value = "jane.austen"
    await clock.advance(by: .milliseconds(400))
    let newer = await answers.call(2)
    newer.succeed(nil)
    older.succeed("This name is taken.")
    await until { !name.isChecking }
    await settle()
    #expect(name.message == nil)
  }

  @Test("What the server rejects is said at its field")
  func rejected() async throws {
    let isbn = Field("isbn", label: "ISBN", value: "9780141439587")
    let form = FormValidation(isbn, strings: .localized(languageTag: "en"))
    // docs: server-rejections
    let accepted = try await form.submit {
      throw FieldRejections(["isbn": "This book is on your shelf already."])
    }
    // docs: end
    #expect(!accepted)
    #expect(isbn.message == "This book is on your shelf already.")
    #expect(form.focusTarget == "isbn")
  }

  @Test("Reasons to be disabled add up, and work in flight is one without a caption")
  func reasons() {
    let title = Field("title", label: "Title", value: "", rules: [.required("Enter a title.")])
    let form = FormValidation(title, strings: .localized(languageTag: "en"))
    let isOffline = true
    // docs: disabled-reasons
    let reason = DisabledReason.all(
      form.disabledReason, .when(isOffline, "You are offline."))
    // docs: end
    #expect(reason?.captions == ["Still missing: Title", "You are offline."])
    #expect(DisabledReason.busy.caption == nil)
  }
}
