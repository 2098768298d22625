import Foundation

/// A failure with words of its own.
struct Fault: LocalizedError {
  var errorDescription: String? { "The shelf is out of reach." }
  var recoverySuggestion: String? { "Wait a moment." }
}
