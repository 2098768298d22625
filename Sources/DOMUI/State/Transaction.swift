/// What goes along with a change of state: how it is animated.
public struct Transaction: Sendable {
  /// How the change is animated, or `nil` for at once.
  public var animation: Animation?
  /// Whether animations asked for elsewhere are left out.
  public var disablesAnimations = false

  /// Makes a transaction that animates nothing.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  @TaskLocal static var current = Transaction()
}

/// Runs code in a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  // The page is told here, since it hears of the first write alone to what a body read; other pages
  // that show what `body` changes learn of the transaction from the change itself.
  let page = CurrentPage.reference
  MainTurn.run { page.page?.animate(transaction) }
  return try Transaction.$current.withValue(transaction, operation: body)
}

/// Animates what changes because of the state that `body` writes.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// How long a change takes on screen, and along which curve.
public struct Animation: Hashable, Sendable {
  var milliseconds: Int
  var curve: String
  var delay = 0

  /// The system's choice.
  public static let `default` = Animation(milliseconds: 350, curve: "ease-in-out")
  /// At one pace.
  public static let linear = linear(duration: 0.35)
  /// Slowly at first.
  public static let easeIn = easeIn(duration: 0.35)
  /// Slowly at the end.
  public static let easeOut = easeOut(duration: 0.35)
  /// Slowly at both ends.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// Like a spring.
  public static let spring = spring()
  /// Like a spring that overshoots.
  public static let bouncy = bouncy()
  /// Like a spring that does not overshoot.
  public static let smooth = smooth()
  /// Like a quick spring.
  public static let snappy = snappy()

  /// At one pace, for so many seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(seconds: duration, curve: "linear")
  }
  /// Slowly at first, for so many seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(seconds: duration, curve: "ease-in")
  }
  /// Slowly at the end, for so many seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(seconds: duration, curve: "ease-out")
  }
  /// Slowly at both ends, for so many seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(seconds: duration, curve: "ease-in-out")
  }
  /// Like a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      seconds: response,
      curve: dampingFraction < 0.8 ? "cubic-bezier(.34,1.56,.64,1)" : "cubic-bezier(.22,1,.36,1)")
  }
  /// Like a spring, by its duration and bounce.
  public static func spring(
    duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(response: duration, dampingFraction: 1 - bounce)
  }
  /// Like a spring that overshoots.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  /// Like a spring that does not overshoot.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  /// Like a quick spring.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// The same after so many seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.delay = Int(delay * 1000)
    return animation
  }

  /// The same, so many times faster.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.milliseconds = Int(Double(milliseconds) / max(speed, 0.01))
    return animation
  }
}

extension Animation {
  fileprivate init(seconds: TimeInterval, curve: String) {
    self.init(milliseconds: Int(seconds * 1000), curve: curve)
  }
}
