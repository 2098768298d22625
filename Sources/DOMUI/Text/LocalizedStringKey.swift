/// The key of a text in a strings table; the table's entry for the person's language is shown, or the
/// key itself where there is none.
///
/// Inline Markdown in the key or its translation is understood: `**bold**`, `*italic*`, code in
/// backticks, `~~struck~~` and `[a link](https://example.com)`. Interpolated values are shown as they are.
public struct LocalizedStringKey: Equatable, Sendable {
  /// What to look up, with a format specifier for each interpolated value.
  let key: String
  let arguments: [Argument]

  /// Makes a key of a string.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// What one format specifier stands for.
  enum Argument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case text(Text)
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  /// Makes a key of a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects the pieces of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Argument] = []

    /// Makes room for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    /// Appends a piece of the literal.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    /// Appends a string, shown as it stands.
    public mutating func appendInterpolation(_ string: String) {
      append("%@", .string(string))
    }

    /// Appends a number in the format that fits its type.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._specifier, argument(value))
    }

    /// Appends a number in a given format, such as `"%.2f"`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      append(specifier, argument(value))
    }

    /// Appends a value in a format style.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .string(format.format(input)))
    }

    /// Appends a text with its looks.
    public mutating func appendInterpolation(_ text: Text) {
      append("%@", .text(text))
    }

    /// Appends an attributed string with its looks.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(Text(attributedString)))
    }

    /// Appends an object's description.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .string(formatter?.string(for: subject) ?? subject.description))
    }

    /// Appends a value as its formatter shows it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Appends an image in the line.
    public mutating func appendInterpolation(_ image: Image) {
      append("%@", .text(Text(image)))
    }

    /// Appends a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }

    /// Appends a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append("%@", .text(Text(dates)))
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    private func argument<T: _FormatSpecifiable>(_ value: T) -> Argument {
      switch value._arg {
      case .integer(let value): .integer(value)
      case .unsigned(let value): .unsigned(value)
      case .double(let value): .double(value)
      }
    }
  }
}

/// A number that a localized key can hold.
///
/// Not for conformances outside.
public protocol _FormatSpecifiable: Equatable {
  /// The value. Not for callers.
  var _arg: _FormatArgument { get }
  /// The specifier in the key. Not for callers.
  var _specifier: String { get }
}

/// A number on its way into a format.
///
/// Not for callers.
public enum _FormatArgument: Equatable, Sendable {
  /// A whole number.
  case integer(Int64)
  /// A whole number of at least zero.
  case unsigned(UInt64)
  /// A number with a fraction.
  case double(Double)
}
