/// How pickers look: one of the system's styles.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The look. Not for conformances outside.
  static var _look: String { get }
}

/// The look of pickers in an environment; the raw value is the class.
enum PickerLook: String {
  case menu, segmented, inline
}

private enum PickerLookKey: EnvironmentKey {
  static let defaultValue = PickerLook.menu
}

extension EnvironmentValues {
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the pickers inside.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, PickerLook(rawValue: S._look) ?? .menu)
  }
}
