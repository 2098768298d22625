private enum FieldTraitsKey: EnvironmentKey {
  static let defaultValue = FieldTraits()
}

private enum FieldLookKey: EnvironmentKey {
  static let defaultValue = FieldLook.automatic
}

/// The look of fields in an environment.
enum FieldLook: String {
  case automatic, plain, bordered, editor

  var className: String? { self == .automatic ? nil : rawValue }
}

extension EnvironmentValues {
  var fieldTraits: FieldTraits {
    get { self[FieldTraitsKey.self] }
    set { self[FieldTraitsKey.self] = newValue }
  }

  var fieldLook: FieldLook {
    get { self[FieldLookKey.self] }
    set { self[FieldLookKey.self] = newValue }
  }

  /// Whether texts that are typed are left uncorrected.
  public var autocorrectionDisabled: Bool {
    get { fieldTraits.isAutocorrectionDisabled }
    set { fieldTraits.isAutocorrectionDisabled = newValue }
  }
}

/// How text fields look: one of the system's styles.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The look. Not for conformances outside.
  static var _look: String { get }
}

/// The look that fits where the field stands.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// The look.
  ///
  /// Not for callers.
  public static var _look: String { "automatic" }
  /// Makes the style.
  public nonisolated init() {}
}

/// A field without a frame.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// The look.
  ///
  /// Not for callers.
  public static var _look: String { "plain" }
  /// Makes the style.
  public nonisolated init() {}
}

/// A field in a rounded frame.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// The look.
  ///
  /// Not for callers.
  public static var _look: String { "bordered" }
  /// Makes the style.
  public nonisolated init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look that fits where the field stands.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a frame.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field in a rounded frame.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the look of the text fields inside.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.fieldLook, FieldLook(rawValue: S._look) ?? .automatic)
  }

  /// Sets which keys a keyboard on the screen offers for the fields inside.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.fieldTraits.keyboard, type)
  }

  /// Says what the fields inside are for.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.fieldTraits.content, textContentType)
  }

  /// Leaves what is typed into the fields inside uncorrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.fieldTraits.isAutocorrectionDisabled, disable)
  }

  /// Sets which letters are made capital in the fields inside.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.fieldTraits.capitalization, autocapitalization)
  }

  /// Names the key that submits the fields inside.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.fieldTraits.submitLabel, submitLabel)
  }
}
