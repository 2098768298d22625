import FeedbackStates
import FeedbackStatesTesting
import Testing

@MainActor
@Suite("A form")
struct FormValidationTests {
  let title = Field("title", label: "Title", value: "", rules: [.required("Enter a title.")])
  let year = Field(
    "year", label: "Year", value: "",
    rules: [.required("Enter a year."), .number(in: 1000...2100, strings: .english)])
  let form: FormValidation

  init() {
    form = FormValidation(title, year, strings: .english)
  }

  @Test("Its reason for a disabled button names what is missing, then what is wrong")
  func disabledReason() {
    #expect(form.disabledReason?.captions == ["Still missing: Title and Year"])
    title.value = "Emma"
    year.value = "12"
    #expect(form.disabledReason?.captions == ["Please correct: Year"])
    title.value = ""
    #expect(
      form.disabledReason?.captions == ["Still missing: Title", "Please correct: Year"])
    title.value = "Emma"
    year.value = "1815"
    #expect(form.disabledReason == nil)
  }

  @Test("A submission leads to the first field that is wrong, and sums up what is")
  func firstError() async throws {
    title.value = "Emma"
    #expect(form.summaryTitle == nil)
    #expect(try await !form.submit { Issue.record("invalid input was submitted") })
    #expect(form.focusTarget == "year")
    #expect(form.summaryTitle == "1 field needs your attention")
    #expect(form.problems.map(\.message) == ["Enter a year."])
    title.value = ""
    #expect(form.summaryTitle == "2 fields need your attention")
    #expect(await !form.validate())
    #expect(form.focusTarget == "title")
  }

  @Test("A second submission in the same turn is refused, and the form is busy until the work ends")
  func busy() async throws {
    title.value = "Emma"
    year.value = "1815"
    let gate = Gate<Void>()
    let first = Task { try await form.submit { try await gate.run() } }
    let call = await gate.call(1)
    #expect(form.isBusy)
    #expect(form.disabledReason == .busy)
    #expect(form.disabledReason?.caption == nil)
    #expect(try await !form.submit { Issue.record("submitted twice") })
    #expect(form.isBusy)
    call.succeed(())
    #expect(try await first.value)
    #expect(!form.isBusy)
  }

  @Test("A failure ends the busy time and is the caller's to show")
  func failure() async {
    title.value = "Emma"
    year.value = "1815"
    await #expect(throws: Failure()) { try await form.submit { throw Failure() } }
    #expect(!form.isBusy)
    #expect(form.problems.isEmpty)
  }

  @Test("What the server rejects is shown under its field; what has no field is not lost")
  func rejections() async throws {
    title.value = "Emma"
    year.value = "1815"
    let done = try await form.submit {
      throw FieldRejections(
        ["year": "Not that year.", "publisher": "Unknown publisher."],
        formMessages: ["The shelf is full."])
    }
    #expect(!done)
    #expect(year.message == "Not that year.")
    #expect(form.focusTarget == "year")
    #expect(
      form.problems.map(\.message)
        == ["The shelf is full.", "Unknown publisher.", "Not that year."])
    // The same value may be sent again: only the server knows whether it is accepted now.
    #expect(try await form.submit {})
    #expect(form.problems.isEmpty)
    #expect(form.summaryTitle == nil)
  }

  @Test("A mutation is run only if the fields are well, and a rejection is on one surface")
  func throughMutation() async {
    var sent: [String] = []
    let mutation = Mutation<String, Void> { input, _ in
      sent.append(input)
      if input == "Emma" { throw FieldRejections(["title": "There is one already."]) }
      if input == "Persuasion" { throw Failure() }
    }
    year.value = "1815"
    guard case .refused(.inputIsInvalid) = await form.submit(through: mutation, { title.value })
    else {
      Issue.record("an invalid form was submitted")
      return
    }
    title.value = "Emma"
    guard case .failed(is FieldRejections) = await form.submit(through: mutation, { title.value })
    else {
      Issue.record("the rejection was lost")
      return
    }
    #expect(title.message == "There is one already.")
    #expect(mutation.phase.error == nil)
    title.value = "Persuasion"
    _ = await form.submit(through: mutation) { title.value }
    #expect(mutation.phase.error is Failure)
    title.value = "Emma 2"
    guard case .succeeded = await form.submit(through: mutation, { title.value }) else {
      Issue.record("a valid form was not submitted")
      return
    }
    #expect(sent == ["Emma", "Persuasion", "Emma 2"])
    #expect(!form.isBusy)
  }

  @Test("While its button's mutation runs the form is busy, and until its last await has ended")
  func busyThroughMutation() async {
    title.value = "Emma"
    year.value = "1815"
    let gate = Gate<Void>()
    let mutation = Mutation<String, Void> { _, _ in
      try await gate.run()
      try await gate.run()
    }
    let submission = Task { await form.submit(through: mutation) { title.value } }
    await gate.call(1).succeed(())
    let last = await gate.call(2)
    #expect(form.isBusy)
    #expect(form.disabledReason == .busy)
    #expect(mutation.isBusy)
    guard case .refused(.alreadyRunning) = await form.submit(through: mutation, { title.value })
    else {
      Issue.record("it was submitted twice")
      return
    }
    last.succeed(())
    _ = await submission.value
    #expect(!form.isBusy)
    #expect(!mutation.isBusy)
  }

  @Test("Fields that ask elsewhere are asked at the same time")
  func remoteChecks() async {
    let gate = Gate<String?>()
    let fields = ["a", "b"].map { name in
      Field(FieldID(name), label: name, value: name, clock: ManualClock()) { _ in
        try await gate.run()
      }
    }
    let form = FormValidation(fields[0], fields[1], strings: .english)
    async let isValid = form.validate()
    let calls = [await gate.call(1), await gate.call(2)]
    #expect(form.isChecking)
    calls[1].succeed("taken")
    calls[0].succeed(nil)
    #expect(await !isValid)
    #expect(form.problems.count == 1)
  }
}

extension FeedbackStrings {
  fileprivate static var english: FeedbackStrings { .localized(languageTag: "en") }
}
