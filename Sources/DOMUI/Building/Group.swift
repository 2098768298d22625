/// Several views treated as one, without a layout of their own.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Groups views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// The views of the group.
  public var body: some View { content }
}
