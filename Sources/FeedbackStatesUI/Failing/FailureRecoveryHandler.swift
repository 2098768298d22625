public import FeedbackStates
public import SwiftUI

extension View {
  /// Says how the app helps where trying again cannot: opening the settings, signing in.
  ///
  /// A recovery that no handler takes is not offered as a button; its advice is still shown.
  ///
  /// - Parameters:
  ///   - recoveries: The recoveries that the handler takes.
  ///   - perform: Does what the recovery asks for.
  /// - Returns: The view with the handler set.
  public func onFailureRecovery(
    _ recoveries: Set<FailureRecovery>, perform: @escaping @MainActor (FailureRecovery) -> Void
  ) -> some View {
    environment(
      \.failureRecoveryHandler, FailureRecoveryHandler(recoveries: recoveries, perform: perform))
  }
}

struct FailureRecoveryHandler {
  let recoveries: Set<FailureRecovery>
  let perform: @MainActor (FailureRecovery) -> Void
}

extension EnvironmentValues {
  var failureRecoveryHandler: FailureRecoveryHandler? {
    get { self[FailureRecoveryHandlerKey.self] }
    set { self[FailureRecoveryHandlerKey.self] = newValue }
  }
}

private enum FailureRecoveryHandlerKey: EnvironmentKey {
  static var defaultValue: FailureRecoveryHandler? { nil }
}

extension FailureConfiguration {
  /// Decides what is offered for a failure.
  init(
    _ description: FailureDescription, retry: (@MainActor () -> Void)?,
    handler: FailureRecoveryHandler?, strings: FeedbackStrings
  ) {
    self.description = description
    self.strings = strings
    // Where nothing else helps, the person can at least look again: nobody is left stuck.
    let recovery = description.recovery
    let isHandled = handler?.recoveries.contains(recovery) ?? false
    self.retry = description.retryCanHelp || !isHandled ? retry : nil
    recoverLabel = isHandled ? strings.label(for: recovery) : nil
    guard isHandled, let handler else {
      recover = nil
      return
    }
    recover = { handler.perform(recovery) }
  }

  /// Whether there is anything that the person can do.
  var hasActions: Bool { retry != nil || recover != nil }
}
