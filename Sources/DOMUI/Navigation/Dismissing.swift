/// Takes the presentation or the pushed screen away that a view is in.
public struct DismissAction {
  let action: @MainActor () -> Void

  /// Takes it away.
  @MainActor
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// Takes the presentation or the pushed screen away that the view is in.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in a presentation or a pushed screen.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

private enum IsPresentedKey: EnvironmentKey {
  static let defaultValue = false
}
