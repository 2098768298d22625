extension Stepper {
  /// Makes a stepper of two actions; without one its button is disabled.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), increment: onIncrement, decrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value, with a label of any kind.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value within bounds, with a label of any kind.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), value: value, bounds: bounds, step: step,
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper of two actions, with a translated title; without one its button is disabled.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), increment: onIncrement, decrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value, with a translated title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), value: value, bounds: nil, step: step,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value within bounds, with a translated title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), value: value, bounds: bounds, step: step,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of two actions, with a title as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), increment: onIncrement, decrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value, with a title as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value within bounds, with a title as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), value: value, bounds: bounds, step: step,
      onEditingChanged: onEditingChanged)
  }
}
