/// A picture: a symbol of the system, or a file of a bundle.
public struct Image: Equatable, Sendable {
  let source: Source
  var label: Text?
  var isDecorative = false
  var isResizable = false
  var mode: TemplateRenderingMode?

  enum Source: Equatable, Sendable {
    case symbol(String)
    case file(String, Bundle?)
  }

  /// Makes a picture of a symbol, known by its name in Apple's collection.
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// Makes a picture of a symbol.
  ///
  /// It is drawn whole, whatever the value.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName)
  }

  /// Makes a picture of a file in a bundle, the main one when `nil`; read out by its name.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .file(name, bundle)
  }

  /// Makes a picture of a file in a bundle, the main one when `nil`, with a label to read out.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .file(name, bundle)
    self.label = label
  }

  /// Makes a picture of a file in a bundle that says nothing and is not read out.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .file(name, bundle)
    isDecorative = true
  }

  /// How the colours of a picture are used.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Its shape in the style of the place.
    case template
    /// As they are.
    case original
  }

  /// How a picture is made larger.
  public enum ResizingMode: Hashable, Sendable {
    /// By repeating it. A browser stretches instead.
    case tile
    /// By stretching it.
    case stretch
  }

  /// How carefully a picture is made larger.
  ///
  /// A browser decides by itself, apart from `none`.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// A little.
    case low
    /// More.
    case medium
    /// As well as possible.
    case high
  }

  /// How large a symbol is beside a text.
  public enum Scale: Hashable, Sendable {
    /// Smaller.
    case small
    /// Ordinary.
    case medium
    /// Larger.
    case large
  }

  /// Lets the picture take the size that it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with { $0.isResizable = true }
  }

  /// Sets how the colours of the picture are used.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.mode = renderingMode }
  }

  /// Sets how carefully the picture is made larger.
  ///
  /// A browser decides by itself.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Smooths edges, or not.
  ///
  /// A browser always does.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets how the layers of a symbol are coloured.
  ///
  /// A browser draws symbols in one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }
}

/// How the layers of a symbol are coloured.
///
/// A browser draws symbols in one colour.
public struct SymbolRenderingMode: Hashable, Sendable {
  /// One colour.
  public static let monochrome = SymbolRenderingMode()
  /// Several colours of the symbol's own.
  public static let multicolor = SymbolRenderingMode()
  /// Levels of one colour.
  public static let hierarchical = SymbolRenderingMode()
  /// Several colours of the place.
  public static let palette = SymbolRenderingMode()
}
