import ElementTree
import SwiftUI

extension [ElementOperation] {
  /// The texts that the operations speak, in order.
  var announcements: [String] {
    compactMap { operation in
      if case .command(.announce(let text, _)) = operation { text } else { nil }
    }
  }

  /// The elements that the operations move the focus to, in order.
  var focused: [ElementID] {
    compactMap { operation in
      if case .command(.focus(let id)) = operation { id } else { nil }
    }
  }
}

extension ElementSnapshot {
  /// The snapshot of an element inside.
  func find(_ id: ElementID) -> ElementSnapshot? {
    if self.id == id { return self }
    for child in children {
      if let found = child.find(id) { return found }
    }
    return nil
  }

  /// All text inside.
  var allText: String {
    ([text].compactMap { $0 } + children.map(\.allText)).joined(separator: " ")
  }
}
