/// Shows that work is going on, or how far it has come.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel
  @Environment(\.progressLook) private var look

  init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

extension ProgressView: View {
  /// The progress in the style of its surroundings.
  public var body: some View {
    switch look {
    case .system(let style):
      ProgressElement(
        style: style.resolved(fraction: fraction), fraction: fraction, label: label,
        currentValueLabel: currentValueLabel)
    case .custom(let style):
      style.make(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction, label: label, currentValueLabel: currentValueLabel))
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that work is going on.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Shows that work is going on, with a label of any kind.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Shows that work is going on, with a translated title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Shows that work is going on, with a title as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Shows how far work has come; `nil` while that is not known.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(
      fraction: progressFraction(value, total), label: EmptyView(),
      currentValueLabel: EmptyView())
  }

  /// Shows how far work has come, with a label of any kind.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: progressFraction(value, total), label: label(), currentValueLabel: EmptyView())
  }

  /// Shows how far work has come, with a translated title.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      fraction: progressFraction(value, total), label: Text(titleKey),
      currentValueLabel: EmptyView())
  }

  /// Shows how far work has come, with a title as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      fraction: progressFraction(value, total), label: Text(title),
      currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// Shows how far work has come, with labels of any kind for the work and its value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: progressFraction(value, total), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Makes the progress view that a style was asked to draw.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted,
      label: configuration.label ?? ProgressViewStyleConfiguration.Label(content: nil),
      currentValueLabel: configuration.currentValueLabel
        ?? ProgressViewStyleConfiguration.CurrentValueLabel(content: nil))
  }
}

/// The share of `total` that is done, from 0 to 1.
private func progressFraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
  guard let value else { return nil }
  guard total > 0, value.isFinite else { return 0 }
  return min(max(Double(value) / Double(total), 0), 1)
}
