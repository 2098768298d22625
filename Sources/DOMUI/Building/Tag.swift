extension View {
  /// Says which value the view stands for in a picker, a tab view or a list.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    TaggedView(content: self, tag: AnyHashable(tag))
  }
}

private struct TaggedView<Content: View>: DecorationView {
  let content: Content
  let tag: AnyHashable

  static var hasTraits: Bool { true }

  func addTraits(to traits: inout ViewTraits) {
    traits[TagTrait.self] = tag
  }
}
