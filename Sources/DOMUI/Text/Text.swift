/// A piece of text to read.
public struct Text: Equatable, Sendable {
  var parts: [Part]

  /// A run of the text with looks of its own.
  struct Part: Equatable, Sendable {
    var content: Content
    var style = TextStyle()
  }

  /// What a run says; some of it is known only where the text is shown.
  enum Content: Equatable, Sendable {
    case string(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case date(Date, DateStyle)
    case interval(ClosedRange<Date>)
    case image(Image)
  }

  init(parts: [Part]) {
    self.parts = parts
  }

  init(_ content: Content) {
    parts = [Part(content: content)]
  }

  /// Makes a text of a string as it stands, without looking for a translation.
  public init(verbatim content: String) {
    self.init(.string(content))
  }

  /// Makes a text of a string as it stands, without looking for a translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(.string(String(content)))
  }

  /// Makes a text of a key, looked up in a strings table of a bundle, the main one when `nil`.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key, table: tableName, bundle: bundle))
  }

  /// Makes a text of an image, as high as the text around it.
  public init(_ image: Image) {
    self.init(.image(image))
  }

  /// Makes a text of a value in a format.
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.string(format.format(input)))
  }

  /// Makes a text of a value as its formatter shows it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.string(formatter.string(for: subject) ?? ""))
  }

  /// Makes a text of an object as its formatter shows it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.string(formatter.string(for: subject) ?? ""))
  }

  /// Puts two texts together.
  public static func + (left: Text, right: Text) -> Text {
    Text(parts: left.parts + right.parts)
  }

  /// What is read where no language was chosen.
  var string: String { string(in: EnvironmentValues()) }

  /// What is read with the language of an environment.
  func string(in environment: EnvironmentValues) -> String {
    runs(in: environment).map(\.string).joined()
  }

  func map(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    for index in text.parts.indices { change(&text.parts[index].style) }
    return text
  }
}
