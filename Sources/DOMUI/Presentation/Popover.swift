extension View {
  /// Shows a popover while a value is true.
  ///
  /// On a page it is a small sheet in the middle, wherever it is attached.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, kind: .popover, onDismiss: nil, presented: content))
  }

  /// Shows a popover while there is an item; another item replaces it.
  ///
  /// On a page it is a small sheet in the middle, wherever it is attached.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: item.isPresent(), kind: .popover, onDismiss: nil,
        presented: { ItemContent(item: item.wrappedValue, content: content) }))
  }
}

/// Where a popover is attached to a view.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// To a rectangle.
  case rect(Source)
  /// To a point.
  case point(UnitPoint)

  /// A rectangle of a view.
  public enum Source: Hashable, Sendable {
    /// The whole view.
    case bounds
  }
}
