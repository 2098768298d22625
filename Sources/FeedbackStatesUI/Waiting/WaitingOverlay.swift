import FeedbackStates
public import SwiftUI

extension View {
  /// Covers the view while an operation runs that nothing else may happen beside.
  ///
  /// Use it where the whole view must wait, such as a migration; for a part of a screen use a
  /// button's own spinner. The view is out of reach from the first moment, and the indicator
  /// appears once it is due.
  ///
  /// - Parameters:
  ///   - isBusy: Whether the operation runs.
  ///   - label: What is being waited for; the words for loading when `nil`.
  ///   - progress: The fraction that is done, from 0 to 1, when it is known.
  ///   - cancel: Calls the operation off; offered after ten seconds. `nil` where it cannot be.
  /// - Returns: The view with the overlay.
  public func waitingOverlay(
    isBusy: Bool, label: String? = nil, progress: Double? = nil,
    cancel: (@MainActor () -> Void)? = nil
  ) -> some View {
    IndicatorSettingsReader { settings in
      modifier(
        WaitingOverlay(
          isBusy: isBusy, label: label, progress: progress, cancel: cancel, settings: settings))
    }
  }
}

private struct WaitingOverlay: ViewModifier {
  let isBusy: Bool
  let label: String?
  let progress: Double?
  let cancel: (@MainActor () -> Void)?
  @State private var indicator: Indicator
  @Environment(\.feedbackStrings) private var strings

  init(
    isBusy: Bool, label: String?, progress: Double?, cancel: (@MainActor () -> Void)?,
    settings: IndicatorSettings
  ) {
    self.isBusy = isBusy
    self.label = label
    self.progress = progress
    self.cancel = cancel
    _indicator = State(initialValue: settings.makeIndicator())
  }

  func body(content: Content) -> some View {
    content
      .disabled(isBusy)
      .overlay {
        if indicator.phase.isVisible {
          ZStack {
            Color.black.opacity(0.2).accessibilityHidden(true)
            VStack(spacing: 16) {
              WaitingIndicator(configuration: configuration)
              WaitingActions(configuration: configuration)
            }
            .padding(24)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
          }
        }
      }
      .onChange(of: isBusy, initial: true) { _, isBusy in indicator.update(isBusy: isBusy) }
      .onChange(of: indicator.phase.isVisible) { _, isVisible in
        if isVisible { Announcer.announce(configuration.message) }
      }
  }

  private var configuration: WaitingConfiguration {
    WaitingConfiguration(
      label: label ?? strings.loading, phase: indicator.phase, activity: .working,
      progress: progress.map { LoadProgress(completed: Int($0 * 1000), total: 1000) },
      cancel: cancel, tryNow: nil, strings: strings)
  }
}
