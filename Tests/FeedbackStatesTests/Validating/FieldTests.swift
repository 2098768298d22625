import FeedbackStates
import FeedbackStatesTesting
import Testing

@MainActor
@Suite("A field")
struct FieldTests {
  let clock = ManualClock()

  private func title(_ timing: ValidationTiming = .onLeaving) -> Field<String> {
    Field(
      "title", label: "Title", value: "", rules: [.required("Enter a title.")], timing: timing,
      clock: clock)
  }

  @Test("By default it is silent until it is left, and speaks with every change from then on")
  func onLeaving() {
    let field = title()
    field.value = "a"
    field.value = ""
    #expect(field.message == nil)
    #expect(field.state == .untouched)
    field.leave()
    #expect(field.message == "Enter a title.")
    field.value = "a"
    #expect(field.state == .valid)
    field.value = " "
    #expect(field.message == "Enter a title.")
  }

  @Test("Passing through a field without changing it brings no message")
  func passedThrough() {
    let field = title()
    field.leave()
    #expect(field.message == nil)
  }

  @Test("A submission makes every field speak", arguments: ValidationTiming.allCases)
  func submitted(timing: ValidationTiming) async {
    let field = title(timing)
    #expect(field.message == nil)
    #expect(await !field.validate())
    #expect(field.message == "Enter a title.")
    field.value = "a"
    #expect(field.message == nil)
  }

  @Test("Live from the start it speaks with the first change; on submit it does not when left")
  func otherTimings() {
    let live = title(.live)
    #expect(live.message == nil)
    live.value = ""
    #expect(live.message == "Enter a title.")
    let late = title(.onSubmit)
    late.value = ""
    late.leave()
    #expect(late.message == nil)
  }

  @Test("What is wrong is known before the person is told")
  func knownBefore() {
    let field = title()
    #expect(field.problem == "Enter a title.")
    #expect(field.isMissing)
    #expect(!field.isValid)
    #expect(field.message == nil)
  }

  @Test("The first broken rule speaks, and rules can be combined")
  func rules() {
    let strings = FeedbackStrings.localized(languageTag: "en")
    let field = Field(
      "year", label: "Year", value: "",
      rules: [
        .required("Enter a year."), .number(in: 1000...2100, strings: strings),
        ValidationRule("Not that year.") { $0 != "1984" }.and(
          ValidationRule("Nor that one.") { $0 != "2001" }),
        ValidationRule<String>("Even.") { $0.last != "7" }.when { $0.first == "1" },
      ], timing: .live)
    let table: [(String, String?)] = [
      ("", "Enter a year."), ("abc", "Enter a number from 1000 to 2100."),
      ("999", "Enter a number from 1000 to 2100."), ("2101", "Enter a number from 1000 to 2100."),
      ("1000", nil), ("2100", nil), ("1984", "Not that year."), ("2001", "Nor that one."),
      ("1997", "Even."), ("2007", nil),
    ]
    for (value, message) in table {
      field.value = value
      #expect(field.message == message, "\(value)")
    }
  }

  @Test("The length of a text is counted as people count it")
  func length() {
    let rule = ValidationRule<String>.length(2...3, strings: .localized(languageTag: "en"))
    #expect(rule.message(for: "") == nil)
    #expect(rule.message(for: "a") == "Use at least 2 characters.")
    #expect(rule.message(for: "👨‍👩‍👧é") == nil)
    #expect(rule.message(for: "abcd") == "Use at most 3 characters.")
    #expect(
      ValidationRule<String>.length(1...1, strings: .localized(languageTag: "en"))
        .message(for: "ab") == "Use at most 1 character.")
  }

  @Test("What the server says is shown until the value changes")
  func rejected() {
    let field = title()
    field.value = "Emma"
    field.reject("There is one already.")
    #expect(field.message == "There is one already.")
    field.value = "Emma 2"
    #expect(field.message == nil)
  }

  @Test("A reset field is as new")
  func reset() async {
    let field = title()
    await field.validate()
    field.reset(to: "")
    #expect(field.state == .untouched)
    field.leave()
    #expect(field.message == nil)
  }
}

@MainActor
@Suite("A field that asks elsewhere")
struct RemoteFieldTests {
  let clock = ManualClock()
  let gate = Gate<String?>(onCancellation: .isIgnored)
  let field: Field<String>

  init() {
    let gate = gate
    field = Field(
      "name", label: "Name", value: "", rules: [.required("Enter a name.")], timing: .live,
      debounce: .milliseconds(400), clock: clock
    ) { _ in try await gate.run() }
  }

  @Test("It asks once, when the value has rested")
  func debounce() async {
    for value in ["a", "ab", "abc"] {
      field.value = value
      await clock.advance(by: .milliseconds(399))
    }
    #expect(gate.callCount == 0)
    #expect(field.isChecking)
    await clock.advance(by: .milliseconds(1))
    #expect(gate.callCount == 1)
    await gate.call(1).succeed("taken")
    await settle()
    #expect(field.message == "taken")
    #expect(!field.isChecking)
  }

  @Test("The newest answer wins, whichever comes last")
  func latestWins() async {
    field.value = "old"
    await clock.advance(by: .milliseconds(400))
    field.value = "new"
    await clock.advance(by: .milliseconds(400))
    await gate.call(2).succeed(nil)
    await settle()
    #expect(field.state == .valid)
    await gate.call(1).succeed("taken")
    await settle()
    #expect(field.state == .valid)
  }

  @Test("Nothing is asked about a value that breaks a rule")
  func brokenRule() async {
    field.value = "a"
    field.value = " "
    await clock.advance(by: .seconds(10))
    #expect(gate.callCount == 0)
    #expect(!field.isChecking)
  }

  @Test("A check that fails is no verdict: the server decides")
  func unanswered() async {
    field.value = "a"
    await clock.advance(by: .milliseconds(400))
    await gate.call(1).fail(Failure())
    await settle()
    #expect(field.couldNotBeChecked)
    #expect(field.isValid)
  }

  @Test("A submission asks at once and waits for the answer, which may be of a newer value")
  func submission() async {
    field.value = "a"
    async let isValid = field.validate()
    _ = await gate.call(1)
    field.value = "b"
    await gate.call(1).succeed(nil)
    await clock.advance(by: .milliseconds(400))
    await gate.call(2).succeed("taken")
    #expect(await !isValid)
    #expect(field.message == "taken")
  }

  @Test("An answer that is there is not asked for again")
  func answerKept() async {
    field.value = "a"
    await clock.advance(by: .milliseconds(400))
    await gate.call(1).succeed(nil)
    await settle()
    field.leave()
    #expect(await field.validate())
    #expect(gate.callCount == 1)
  }
}
