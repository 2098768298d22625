/// How many messages a sender may still send: a burst at once, then a steady rate.
struct TokenBucket: Sendable {
  private let burst: Double
  private let perSecond: Double
  private var tokens: Double
  private var last: ContinuousClock.Instant

  init(burst: Int, perSecond: Int, now: ContinuousClock.Instant) {
    self.burst = Double(burst)
    self.perSecond = Double(perSecond)
    tokens = Double(burst)
    last = now
  }

  /// Takes one token; answers whether there was one.
  mutating func take(at now: ContinuousClock.Instant) -> Bool {
    let seconds = (now - last) / .seconds(1)
    last = now
    tokens = min(burst, tokens + seconds * perSecond)
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}
