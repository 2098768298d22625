public import CheckerIndex

/// The rules of this version.
public enum RuleSet {
  /// Every rule.
  ///
  /// Earlier rules win over later ones at the same place.
  public static let all: [any Rule] = [
    SuccessOnlyState(), DefaultHidesStates(), LoadingFlag(), ButtonRunsUnguarded(),
    EmptyBeforeLoaded(), EmptyNotShown(), EmptyWithoutNextStep(), LoadingNeverEnds(),
    FailureWithoutRetry(), FailureSwallowed(), ErrorNeverShown(), CancellationAsFailure(),
    RefreshEndsAtOnce(), SuccessInAlert(), SuccessToldAnyway(), ScreenBlocked(),
    PlaceholderReadAloud(), DisabledWithoutReason(), ActionHidden(),
  ]
}
