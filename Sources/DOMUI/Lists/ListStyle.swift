/// How lists look: one of the system's styles.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The look. Not for conformances outside.
  static var _look: String { get }
}

/// The look of lists in an environment; the raw value is the class.
enum ListLook: String {
  case automatic, plain, grouped, inset, insetGrouped, sidebar, bordered
}

private enum ListLookKey: EnvironmentKey {
  static let defaultValue = ListLook.automatic
}

private enum ListSectionSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

extension EnvironmentValues {
  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  var listSectionSpacing: CGFloat? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// The room between the sections of a list.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?

  /// The usual room.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Little room.
  public static let compact = ListSectionSpacing(length: 12)

  /// So many points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

extension View {
  /// Sets the look of the lists inside.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, ListLook(rawValue: S._look) ?? .automatic)
  }

  /// Sets the room between the sections of the lists inside.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }

  /// Sets the room between the sections of the lists inside, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets how much the headers of the sections inside stand out.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
