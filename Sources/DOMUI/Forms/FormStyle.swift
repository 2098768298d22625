/// How forms look: one of the system's styles.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The look. Not for conformances outside.
  static var _look: String { get }
}

/// The look of forms in an environment; the raw value is the class.
enum FormLook: String {
  case automatic, grouped, columns
}

private enum FormLookKey: EnvironmentKey {
  static let defaultValue = FormLook.automatic
}

extension EnvironmentValues {
  var formLook: FormLook {
    get { self[FormLookKey.self] }
    set { self[FormLookKey.self] = newValue }
  }
}

/// The look that fits where the form stands.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// The look.
  ///
  /// Not for callers.
  public static var _look: String { "automatic" }
  /// Makes the style.
  public nonisolated init() {}
}

/// Groups as rounded cards.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// The look.
  ///
  /// Not for callers.
  public static var _look: String { "grouped" }
  /// Makes the style.
  public nonisolated init() {}
}

/// Labels and controls in two columns.
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// The look.
  ///
  /// Not for callers.
  public static var _look: String { "columns" }
  /// Makes the style.
  public nonisolated init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look that fits where the form stands.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Groups as rounded cards.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in two columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the look of the forms inside.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formLook, FormLook(rawValue: S._look) ?? .automatic)
  }
}
