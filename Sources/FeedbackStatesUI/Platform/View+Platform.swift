import SwiftUI

/// The few modifiers that one of Apple's platforms lacks; there they do nothing.
extension View {
  /// Makes a control small, where controls have sizes: everywhere but on tvOS.
  func smallControl() -> some View {
    #if os(tvOS)
      self
    #else
      controlSize(.small)
    #endif
  }

  /// Plays a success that can be felt, where there is something to feel: not on visionOS.
  func successHaptic(trigger: some Equatable) -> some View {
    #if os(visionOS)
      self
    #else
      sensoryFeedback(.success, trigger: trigger)
    #endif
  }

  /// Plays a failure that can be felt, where there is something to feel: not on visionOS.
  func failureHaptic(trigger: some Equatable) -> some View {
    #if os(visionOS)
      self
    #else
      sensoryFeedback(.error, trigger: trigger)
    #endif
  }

  /// Tells when a pointer is over the view, where there are pointers: not on tvOS and watchOS.
  func whileHovered(_ action: @escaping @MainActor (Bool) -> Void) -> some View {
    #if os(tvOS) || os(watchOS)
      self
    #else
      // A closure, since a function of the main actor is not taken as one of no actor.
      onHover { action($0) }
    #endif
  }
}
