/// Whether a scene is seen and takes input.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not seen.
  case background
  /// Seen, but takes no input.
  case inactive
  /// Seen, and takes input.
  case active
}
