/// How texts break, align and are cut off, as far as the environment says.
enum TextLayout {
  @MainActor
  static func spec(in environment: EnvironmentValues) -> ElementSpec {
    var spec = ElementSpec("text")
    if let limit = environment.lineLimit {
      if limit == 1 {
        spec.classes.append(environment.truncationMode == .tail ? "line-1" : "line-1-head")
      } else {
        spec.classes.append("line-n")
        spec.styles["-webkit-line-clamp"] = "\(max(limit, 1))"
      }
    }
    if environment.reservesLineSpace, let limit = environment.lineLimit {
      spec.styles["min-block-size"] = "\(limit)lh"
    }
    if environment.isPlaceholder {
      spec.classes.append("redacted")
      spec.attributes["aria-hidden"] = "true"
    }
    return spec
  }
}

extension EnvironmentValues {
  /// How many lines a text may have; any number when `nil`.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Where a text that does not fit is cut off.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// Along which edge the lines of a text align.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// How small a text may become to fit, as a part of its size.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleKey.self] }
    set { self[MinimumScaleKey.self] = newValue }
  }

  /// The space between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The case that texts are shown in, or `nil` for their own.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Whether a text takes the space of all lines that it may have.
  var reservesLineSpace: Bool {
    get { self[ReservesSpaceKey.self] }
    set { self[ReservesSpaceKey.self] = newValue }
  }
}

private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum TruncationModeKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}
private enum TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private enum MinimumScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
private enum ReservesSpaceKey: EnvironmentKey { static let defaultValue = false }

/// Along which edge the lines of a text align.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// The edge where reading begins.
  case leading
  /// Neither.
  case center
  /// The edge where reading ends.
  case trailing

  var css: String {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}

extension Text {
  /// Where a text that does not fit is cut off.
  public enum TruncationMode: Hashable, Sendable {
    /// At its beginning.
    case head
    /// At its end.
    case tail
    /// In the middle. It is drawn as `tail`: a browser has no other way.
    case middle
  }

  /// The case that a text is shown in.
  public enum Case: Hashable, Sendable {
    /// Large letters.
    case uppercase
    /// Small letters.
    case lowercase
  }
}
