/// Where a failure is shown.
public enum FailureSurface: Hashable, Sendable, CaseIterable {
  /// Under the field that it belongs to.
  case inline
  /// In a strip that leaves everything usable.
  case banner
  /// In place of the content that is not there.
  case fullScreen
  /// In an alert that interrupts.
  case alert
}

/// What the person sees and has done when something fails.
public struct FailureSituation: Hashable, Sendable {
  /// Whether the content that the failed work is about is on screen.
  public var isContentVisible: Bool
  /// Whether the person asked for the work just now, by a tap or a key.
  ///
  /// Loads that begin because a screen appears are not asked for.
  public var isAskedFor: Bool
  /// The field that the failure belongs to, if it does.
  public var field: FieldID?

  /// Makes a situation.
  ///
  /// - Parameters:
  ///   - isContentVisible: Whether the content that the failed work is about is on screen.
  ///   - isAskedFor: Whether the person asked for the work just now.
  ///   - field: The field that the failure belongs to, if it does.
  public init(isContentVisible: Bool, isAskedFor: Bool, field: FieldID? = nil) {
    self.isContentVisible = isContentVisible
    self.isAskedFor = isAskedFor
    self.field = field
  }
}

/// Decides the one surface of a failure.
///
/// | field | content | severity | asked for | surface |
/// |---|---|---|---|---|
/// | yes | any | any | any | inline |
/// | no | any | any, with a shared cause such as offline | no | banner |
/// | no | not visible | partial | any | banner |
/// | no | not visible | blocking, critical | any | full screen |
/// | no | visible | partial | any | banner |
/// | no | visible | blocking | no | banner |
/// | no | visible | blocking | yes | alert |
/// | no | visible | critical | any | alert |
public enum FailureRouter {
  /// The surface of a failure.
  ///
  /// - Parameters:
  ///   - severity: How much the failure takes from the person.
  ///   - isShared: Whether its cause makes many operations fail at once.
  ///   - situation: What the person sees and has done.
  /// - Returns: The one place to show it.
  public static func surface(
    severity: FailureSeverity, isShared: Bool = false, in situation: FailureSituation
  ) -> FailureSurface {
    if situation.field != nil { return .inline }
    if isShared, !situation.isAskedFor { return .banner }
    switch (situation.isContentVisible, severity, situation.isAskedFor) {
    case (_, .partial, _): return .banner
    case (false, .blocking, _), (false, .critical, _): return .fullScreen
    case (true, .blocking, false): return .banner
    case (true, .blocking, true), (true, .critical, _): return .alert
    }
  }

  /// The surface of a described failure.
  ///
  /// - Parameters:
  ///   - description: The failure.
  ///   - situation: What the person sees and has done.
  /// - Returns: The one place to show it.
  public static func surface(
    for description: FailureDescription, in situation: FailureSituation
  ) -> FailureSurface {
    surface(severity: description.severity, isShared: description.cause.isShared, in: situation)
  }
}
