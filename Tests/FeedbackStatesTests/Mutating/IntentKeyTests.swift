import FeedbackStates
import FeedbackStatesTesting
import Testing

@MainActor
@Suite("Intent keys")
struct IntentKeyTests {
  @Test("The key is stable across failures, and the attempts are counted")
  func stable() async {
    let fixture = MutationFixture()
    await fixture.fail("a")
    await fixture.fail("a")
    #expect(fixture.mutation.retry())
    _ = await fixture.gate.call(3)
    #expect(Set(fixture.contexts.map(\.intentKey)).count == 1)
    #expect(fixture.contexts.map(\.attempt) == [1, 2, 3])
  }

  @Test("A run that was called off may have landed, so its key is kept")
  func keptAfterCancel() async {
    let fixture = MutationFixture()
    fixture.mutation.run("a")
    _ = await fixture.gate.call(1)
    fixture.mutation.cancel()
    fixture.mutation.run("a")
    _ = await fixture.gate.call(2)
    #expect(fixture.contexts[0].intentKey == fixture.contexts[1].intentKey)
  }

  @Test("A dismissed failure keeps its key for the same input")
  func keptAfterDismissal() async {
    let fixture = MutationFixture()
    await fixture.fail("a")
    fixture.mutation.dismissFailure()
    await fixture.fail("a")
    #expect(fixture.contexts[0].intentKey == fixture.contexts[1].intentKey)
  }

  @Test("The key is renewed after a success")
  func renewedAfterSuccess() async {
    let fixture = MutationFixture(success: .timed(.zero))
    await fixture.succeed("a")
    await fixture.succeed("a")
    #expect(fixture.contexts[0].intentKey != fixture.contexts[1].intentKey)
    #expect(fixture.contexts[1].attempt == 1)
  }

  @Test("The key is renewed when the input changes, or when the caller says so")
  func renewedAfterChange() async {
    let fixture = MutationFixture()
    await fixture.fail("a")
    await fixture.fail("b")
    fixture.mutation.renewIntent()
    #expect(fixture.mutation.retry())
    _ = await fixture.gate.call(3)
    #expect(Set(fixture.contexts.map(\.intentKey)).count == 3)
  }

  @Test("Inputs that cannot be compared count as changed, unless an intent is named")
  func incomparable() async {
    struct Opaque {}
    var keys: [IntentKey] = []
    let mutation = Mutation<Opaque, Void> { _, context in
      keys.append(context.intentKey)
      throw Failure()
    }
    _ = await mutation.perform(Opaque())
    _ = await mutation.perform(Opaque())
    #expect(keys[0] != keys[1])
    _ = await mutation.perform(Opaque(), intent: "draft 1")
    _ = await mutation.perform(Opaque(), intent: "draft 1")
    _ = await mutation.perform(Opaque(), intent: "draft 2")
    #expect(keys[2] == keys[3])
    #expect(keys[3] != keys[4])
  }

  @Test("Equal optional inputs keep the key, nil included")
  func optionalInput() async {
    var keys: [IntentKey] = []
    let mutation = Mutation<String?, Void> { _, context in
      keys.append(context.intentKey)
      throw Failure()
    }
    for input in [nil, nil, "a", "a", nil] as [String?] { _ = await mutation.perform(input) }
    #expect(keys[0] == keys[1])
    #expect(keys[2] == keys[3])
    #expect(Set(keys).count == 3)
  }

  @Test("A key is a version 4 UUID, and as good as its generator")
  func format() {
    var random = SeededGenerator(seed: 7)
    var again = SeededGenerator(seed: 7)
    let key = IntentKey(using: &random)
    #expect(key == IntentKey(using: &again))
    let pattern = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
    for _ in 0..<1000 {
      #expect(IntentKey(using: &random).rawValue.wholeMatch(of: pattern) != nil)
    }
    #expect(Set((0..<1000).map { _ in IntentKey() }).count == 1000)
  }
}
