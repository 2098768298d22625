public import FeedbackStates
public import SwiftUI

extension View {
  /// Sets when the indicators of components inside appear that have no loader or mutation of their
  /// own to tell them.
  ///
  /// - Parameters:
  ///   - timing: The times to keep; `.zero` in tests and screenshots.
  ///   - clock: The clock to keep them on.
  /// - Returns: The view with the times set.
  public func indicators(
    timing: IndicatorTiming, clock: any Clock<Duration> = ContinuousClock()
  ) -> some View {
    environment(\.indicatorSettings, IndicatorSettings(timing: timing, clock: clock))
  }
}

struct IndicatorSettings {
  var timing = IndicatorTiming.standard
  var clock: any Clock<Duration> = ContinuousClock()

  @MainActor
  func makeIndicator() -> Indicator { Indicator(timing: timing, clock: clock) }
}

extension EnvironmentValues {
  var indicatorSettings: IndicatorSettings {
    get { self[IndicatorSettingsKey.self] }
    set { self[IndicatorSettingsKey.self] = newValue }
  }
}

private enum IndicatorSettingsKey: EnvironmentKey {
  static let defaultValue = IndicatorSettings()
}

/// Hands the settings of its place to a view that needs them to make its state.
struct IndicatorSettingsReader<Content: View>: View {
  @Environment(\.indicatorSettings) private var settings
  private let content: (IndicatorSettings) -> Content

  init(@ViewBuilder content: @escaping (IndicatorSettings) -> Content) {
    self.content = content
  }

  var body: some View { content(settings) }
}
