import ElementTree

/// Remembers an element of a view, to move the focus to it later.
@Observable @MainActor
final class ElementReference {
  private(set) weak var element: Element?

  /// Notes the element; whoever read the reference looks again when it is another one.
  func note(_ newElement: Element) {
    if element !== newElement { element = newElement }
  }
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
