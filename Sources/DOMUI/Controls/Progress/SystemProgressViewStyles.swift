/// A style that the page's stylesheet draws.
@MainActor
protocol SystemStyledProgressViewStyle {
  var systemStyle: SystemProgressStyle { get }
  /// The colour that the style itself brings along.
  var tint: Color? { get }
}

extension SystemStyledProgressViewStyle {
  var tint: Color? { nil }
}

/// A wheel, or a bar where it is known how far the work has come.
public struct DefaultProgressViewStyle: ProgressViewStyle, SystemStyledProgressViewStyle, Sendable {
  var systemStyle: SystemProgressStyle { .automatic }

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the look of a progress view.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(
      style: systemStyle.resolved(fraction: configuration.fractionCompleted),
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A wheel, or a bar where it is known how far the work has come.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, SystemStyledProgressViewStyle, Sendable {
  let tint: Color?
  var systemStyle: SystemProgressStyle { .linear }

  /// Makes the style.
  public nonisolated init() { tint = nil }

  /// Makes the style with a colour for the bar.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// Makes the look of a progress view.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(
      style: systemStyle.resolved(fraction: configuration.fractionCompleted),
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel
    )
    .tint(tint)
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A wheel.
public struct CircularProgressViewStyle: ProgressViewStyle, SystemStyledProgressViewStyle,
  Sendable
{
  let tint: Color?
  var systemStyle: SystemProgressStyle { .circular }

  /// Makes the style.
  public nonisolated init() { tint = nil }

  /// Makes the style with a colour for the wheel.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// Makes the look of a progress view.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(
      style: systemStyle.resolved(fraction: configuration.fractionCompleted),
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel
    )
    .tint(tint)
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
