extension EnvironmentValues {
  /// The language and region to show things in.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// Whether controls take input.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The page that the view is on.
  var page: PageRuntime? { self[PageKey.self].page }
}

private enum LocaleKey: EnvironmentKey {
  static let defaultValue = Locale(identifier: "en")
}

private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}
