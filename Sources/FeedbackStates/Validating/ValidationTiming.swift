/// When a field first says what is wrong.
///
/// From then on it says so with every change.
public enum ValidationTiming: Hashable, Sendable, CaseIterable {
  /// When the person leaves the field after changing it, or submits the form.
  case onLeaving
  /// When the person submits the form.
  case onSubmit
  /// With the first change.
  case live
}

/// What a field knows about its value.
public enum FieldState: Hashable, Sendable {
  /// Not checked in front of the person yet.
  case untouched
  /// Being checked elsewhere.
  case checking
  /// Nothing is wrong.
  case valid
  /// Something is wrong; the message says what.
  case invalid(String)
}
