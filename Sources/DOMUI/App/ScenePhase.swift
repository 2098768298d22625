/// Whether a scene is seen and takes input.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not seen.
  case background
  /// Seen, but takes no input.
  case inactive
  /// Seen, and takes input.
  case active
}

extension EnvironmentValues {
  /// Whether the page is seen and takes input.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

private enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}
