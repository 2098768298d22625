import ElementTree

/// Something that is felt.
public struct SensoryFeedback: Equatable, Sendable {
  /// Milliseconds on, off, on and so forth.
  let pattern: [Int]

  /// Something worked.
  public static let success = SensoryFeedback(pattern: [20, 60, 30])
  /// Something needs attention.
  public static let warning = SensoryFeedback(pattern: [30, 80, 30])
  /// Something failed.
  public static let error = SensoryFeedback(pattern: [40, 60, 40, 60, 60])
  /// The choice changed.
  public static let selection = SensoryFeedback(pattern: [10])
  /// A value grew.
  public static let increase = SensoryFeedback(pattern: [12, 30, 18])
  /// A value shrank.
  public static let decrease = SensoryFeedback(pattern: [18, 30, 12])
  /// Something began.
  public static let start = SensoryFeedback(pattern: [25])
  /// Something ended.
  public static let stop = SensoryFeedback(pattern: [25, 40, 10])
  /// Something lined up.
  public static let alignment = SensoryFeedback(pattern: [8])
  /// A step was passed.
  public static let levelChange = SensoryFeedback(pattern: [15])
  /// Things met.
  public static let impact = SensoryFeedback(pattern: [20])

  /// How heavy things are that meet.
  public struct Weight: Equatable, Sendable {
    let milliseconds: Double

    /// Light things.
    public static let light = Weight(milliseconds: 12)
    /// Things of a middle weight.
    public static let medium = Weight(milliseconds: 22)
    /// Heavy things.
    public static let heavy = Weight(milliseconds: 40)
  }

  /// How much things give way that meet.
  public struct Flexibility: Equatable, Sendable {
    let milliseconds: Double

    /// Hard things.
    public static let rigid = Flexibility(milliseconds: 12)
    /// Things of a middle hardness.
    public static let solid = Flexibility(milliseconds: 22)
    /// Soft things.
    public static let soft = Flexibility(milliseconds: 32)
  }

  /// Things of a weight met, so hard (0 to 1).
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(pattern: [max(1, Int(weight.milliseconds * min(max(intensity, 0), 1)))])
  }

  /// Things of a hardness met, so hard (0 to 1).
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1.0
  ) -> SensoryFeedback {
    SensoryFeedback(pattern: [max(1, Int(flexibility.milliseconds * min(max(intensity, 0), 1)))])
  }

  /// Plays on the page whose code runs.
  @MainActor
  func play() {
    CurrentPage.page?.document.perform(.vibrate(pattern))
  }
}

extension View {
  /// Plays a feedback when a value changes.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    onChange(of: trigger) { _, _ in feedback.play() }
  }

  /// Plays a feedback when a value changes in a way that counts.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    onChange(of: trigger) { old, new in
      if condition(old, new) { feedback.play() }
    }
  }

  /// Plays the feedback that fits the change of a value, if any.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in feedback(old, new)?.play() }
  }
}
