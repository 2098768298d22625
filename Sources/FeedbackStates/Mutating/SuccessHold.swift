/// How long a mutation shows that it succeeded.
public enum SuccessHold: Hashable, Sendable {
  /// For a time; the usual is 1.5 seconds. Zero shows nothing.
  case timed(Duration)
  /// Until `dismissSuccess()`, as for a sheet that closes once it has shown the checkmark.
  case untilDismissal

  /// One and a half seconds.
  public static var standard: Self { .timed(.milliseconds(1500)) }
}
