import ElementTree

/// A piece of text to read.
public struct Text: Equatable, Sendable {
  var parts: [Part]

  struct Part: Equatable, Sendable {
    var string: String
    var style = TextStyle()
  }

  init(parts: [Part]) {
    self.parts = parts
  }

  /// Makes a text of a string as it stands, without looking for a translation.
  public init(verbatim content: String) {
    parts = [Part(string: content)]
  }

  /// Makes a text of a string as it stands, without looking for a translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    parts = [Part(string: String(content))]
  }

  var string: String { parts.map(\.string).joined() }

  /// Puts two texts together.
  public static func + (left: Text, right: Text) -> Text {
    Text(parts: left.parts + right.parts)
  }
}

/// How a piece of text looks, as far as it says so itself.
struct TextStyle: Equatable, Sendable {
  var weight: String?
  var isItalic = false
}

extension Text: ElementView {
  var tag: String { "span" }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("text")
    spec.text = string
    return spec
  }
}
