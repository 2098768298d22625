import ElementTree
import SwiftUI

/// Counts how often a page is drawn again, and how often that can be seen.
///
/// It draws as a live page does: once for all that changed in a turn.
@MainActor
final class RedrawCounter {
  let page: RenderedPage
  /// In how many turns a body was evaluated.
  private(set) var redraws = 0
  /// In how many turns something on the page changed.
  private(set) var visibleChanges = 0

  init(_ page: RenderedPage) {
    self.page = page
    page.onNeedsRender { [weak self] in
      Task { @MainActor in self?.draw() }
    }
  }

  private func draw() {
    let before = page.bodyCount
    let operations = page.takeOperations()
    if page.bodyCount > before { redraws += 1 }
    if operations.contains(where: Self.isVisible) { visibleChanges += 1 }
  }

  private static func isVisible(_ operation: ElementOperation) -> Bool {
    switch operation {
    case .command(.announce), .command(.vibrate), .command(.animate): false
    default: true
    }
  }
}
