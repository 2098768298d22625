import Testing

@testable import LiveHost

@Suite("How long sessions are kept")
struct SessionRetentionTests {
  private let start = ContinuousClock.now

  private func machine(disconnected: Int = 100) -> SessionRetention {
    var limits = LiveLimits()
    limits.disconnectedSessions = disconnected
    limits.disconnectedTime = .seconds(180)
    limits.firstConnectionTime = .seconds(30)
    return SessionRetention(limits: limits)
  }

  @Test("A page whose script never joins goes after its time, not before")
  func neverJoined() {
    var machine = machine()
    #expect(machine.added("a", at: start).isEmpty)
    #expect(machine.nextDeadline == start + .seconds(30))
    #expect(machine.expire(at: start + .seconds(29)).isEmpty)
    #expect(machine.expire(at: start + .seconds(30)) == ["a"])
    #expect(machine.nextDeadline == nil)
  }

  @Test("A session with a socket stays; without one it is kept for its time")
  func disconnected() {
    var machine = machine()
    _ = machine.added("a", at: start)
    #expect(machine.attached("a", to: 1) == nil)
    #expect(machine.expire(at: start + .seconds(9999)).isEmpty)
    #expect(machine.detached(1, at: start + .seconds(10_000)).lost == "a")
    #expect(machine.expire(at: start + .seconds(10_179)).isEmpty)
    #expect(machine.expire(at: start + .seconds(10_180)) == ["a"])
  }

  @Test("The late end of an old socket does not touch the session that a newer one holds")
  func lateEnd() {
    var machine = machine()
    _ = machine.added("a", at: start)
    _ = machine.attached("a", to: 1)
    #expect(machine.attached("a", to: 2) == 1)
    #expect(machine.detached(1, at: start).lost == nil)
    #expect(machine.token(of: 2) == "a")
    #expect(machine.expire(at: start + .seconds(9999)).isEmpty)
  }

  @Test("Too many sessions without a socket end the ones that are nearest to their end")
  func tooMany() {
    var machine = machine(disconnected: 2)
    for (index, token) in ["a", "b", "c"].enumerated() {
      _ = machine.added(token, at: start)
      _ = machine.attached(token, to: index)
    }
    #expect(machine.detached(0, at: start).ended.isEmpty)
    #expect(machine.detached(1, at: start + .seconds(1)).ended.isEmpty)
    #expect(machine.detached(2, at: start + .seconds(2)).ended == ["a"])
  }

  @Test("A forgotten session cannot be taken over")
  func removed() {
    var machine = machine()
    _ = machine.added("a", at: start)
    machine.removed("a")
    #expect(machine.attached("a", to: 1) == nil)
    #expect(machine.token(of: 1) == nil)
  }
}
