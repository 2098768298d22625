// The styles that the system has a name for; each is a variable of the stylesheet.

/// The tint of the place.
public struct TintShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// Draws the style.
  ///
  /// Not for callers.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(text: "var(--tint-text)", fill: "var(--tint)")
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the place.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The style of texts of the place.
public struct ForegroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// Draws the style.
  ///
  /// Not for callers.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(text: "var(--fg1)", fill: "var(--fg1)")
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of texts of the place.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The ground of the place.
public struct BackgroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// Draws the style.
  ///
  /// Not for callers.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(text: "var(--ground)", fill: "var(--ground)")
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The ground of the place.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// Draws the style.
  ///
  /// Not for callers.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(text: "var(--separator)", fill: "var(--separator)")
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The hint in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// Draws the style.
  ///
  /// Not for callers.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(text: "var(--label3)", fill: "var(--label3)")
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The hint in an empty field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// A link.
public struct LinkShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// Draws the style.
  ///
  /// Not for callers.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(text: "var(--tint-text)", fill: "var(--tint)")
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// A link.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The ground of controls.
public struct FillShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// Draws the style.
  ///
  /// Not for callers.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(text: "var(--fill2)", fill: "var(--fill2)")
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The ground of controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// What is selected.
public struct SelectionShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// Draws the style.
  ///
  /// Not for callers.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(text: "var(--tint-text)", fill: "var(--fill2)")
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// What is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The ground of the page.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// Draws the style.
  ///
  /// Not for callers.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(text: "var(--ground)", fill: "var(--ground)")
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The ground of the page.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
