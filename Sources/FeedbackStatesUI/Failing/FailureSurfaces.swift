public import FeedbackStates
public import SwiftUI

extension View {
  /// Shows the banners and the alert of a failure center over the view.
  ///
  /// Put it once around a scene, and report failures to the center: each reaches one surface.
  /// On Apple's platforms no alert comes up from below a sheet: call
  /// `center.block(.presenterBusy)` when a sheet appears and `unblock(.presenterBusy)` when it
  /// leaves, and the alert waits.
  ///
  /// - Parameter center: The failures of the scene.
  /// - Returns: The view with the surfaces.
  public func failureSurfaces(_ center: FailureCenter) -> some View {
    modifier(FailureSurfaces(center: center))
  }
}

private struct FailureSurfaces: ViewModifier {
  let center: FailureCenter
  @Environment(\.feedbackStrings) private var strings
  @Environment(\.failureRecoveryHandler) private var handler
  @Environment(\.scenePhase) private var scenePhase

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      ForEach(center.banners) { banner in
        FailureBanner(
          banner.description, retry: retry(of: banner), dismiss: { center.dismiss(banner) })
      }
      content
    }
    .environment(\.failureCenter, center)
    .alert(
      center.alert?.description.title ?? "", isPresented: isAlertPresented,
      presenting: center.alert
    ) { failure in
      if center.canRetry(failure) {
        Button(strings.tryAgain) { center.retry(failure) }
      }
      if let handler, handler.recoveries.contains(failure.description.recovery),
        let label = strings.label(for: failure.description.recovery)
      {
        Button(label) { handler.perform(failure.description.recovery) }
      }
      Button(strings.ok, role: .cancel) { center.dismiss(failure) }
    } message: { failure in
      if let advice = failure.description.advice { Text(advice) }
    }
    .onChange(of: scenePhase, initial: true) { _, phase in
      if phase == .background { center.block(.background) } else { center.unblock(.background) }
    }
  }

  private func retry(
    of failure: ReportedFailure<FailureCenter.Source>
  ) -> (@MainActor () -> Void)? {
    guard center.canRetry(failure) else { return nil }
    return { center.retry(failure) }
  }

  private var isAlertPresented: Binding<Bool> {
    // An answer may bring the next alert before this one is taken off: that one stays.
    let shown = center.alert
    return Binding(
      get: { center.alert != nil },
      set: { isPresented in
        if !isPresented, let shown, center.alert?.id == shown.id { center.dismiss(shown) }
      })
  }
}

extension EnvironmentValues {
  /// Where failures of the scene are reported, when there is a place.
  public var failureCenter: FailureCenter? {
    get { self[FailureCenterKey.self] }
    set { self[FailureCenterKey.self] = newValue }
  }
}

private enum FailureCenterKey: EnvironmentKey {
  static var defaultValue: FailureCenter? { nil }
}
