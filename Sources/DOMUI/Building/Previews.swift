/// Views that a development tool shows beside their source.
///
/// Nothing shows them here; they compile.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The views to show.
  @ViewBuilder static var previews: Previews { get }
}

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// That of a device.
  case device
  /// That of the view.
  case sizeThatFits
  /// So many points.
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// Names a preview.
  ///
  /// It has no effect on a page.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets the size of a preview.
  ///
  /// It has no effect on a page.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
}
