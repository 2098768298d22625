/// Why a mutation did not start.
public enum MutationRefusal: Hashable, Sendable {
  /// It is accepted or under way already.
  case alreadyRunning
  /// Its success is still shown and the input is the same: most likely a double click.
  case successIsShown
  /// The form that it belongs to has fields that are wrong; the first of them gets the focus.
  case inputIsInvalid
}

/// How a mutation that was waited for ended.
public enum MutationOutcome<Output> {
  /// It gave a value.
  case succeeded(Output)
  /// It failed.
  case failed(any Error)
  /// It was called off, and the state before it is back.
  case cancelled
  /// It did not start.
  case refused(MutationRefusal)
}

extension MutationOutcome: Sendable where Output: Sendable {}
