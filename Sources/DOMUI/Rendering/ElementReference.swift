import ElementTree

/// Remembers an element of a view, to move the focus to it later.
@MainActor
final class ElementReference {
  weak var element: Element?
}

extension PageRuntime {
  /// Moves the keyboard focus to an element once it is in the page.
  func focus(_ reference: ElementReference) {
    afterRender { [weak self] in
      guard let element = reference.element, element.isAttached else { return }
      self?.document.perform(.focus(element.id))
    }
  }
}
