extension View {
  /// Adds a condition under which the controls inside take no input; conditions add up.
  ///
  /// A disabled control keeps the keyboard focus and is announced as dimmed.
  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentWriter(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
