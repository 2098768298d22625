import SwiftUI

extension RenderedPage {
  /// The words that were spoken since the operations were taken last, in order.
  func takeAnnouncements() -> [String] {
    takeOperations().compactMap { operation in
      "\(operation)".firstMatch(of: /announce\("(.*)", urgent/).map { String($0.output.1) }
    }
  }

  /// How often the device was felt since the operations were taken last.
  func takeHaptics() -> Int {
    takeOperations().count { "\($0)".contains("vibrate(") }
  }
}
