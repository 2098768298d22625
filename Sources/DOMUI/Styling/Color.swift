/// A colour that suits light and dark surroundings.
public struct Color: Hashable, Sendable {
  let storage: Storage

  indirect enum Storage: Hashable {
    case standard(StandardColor)
    /// A variable of the stylesheet.
    case variable(String)
    /// A colour in CSS.
    case literal(String)
    case opacity(Color, Double)
    case mix(Color, Color, Double)
    case lightDark(light: Color, dark: Color)
  }

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// Where a colour is used: a text needs more contrast than a fill.
  enum Use {
    case text, fill
  }

  /// The colour in CSS.
  func css(_ use: Use) -> String {
    switch storage {
    case .standard(let color):
      "var(--\(color.rawValue)\(use == .text ? "-text" : ""))"
    case .variable("tint"):
      use == .text ? "var(--tint-text)" : "var(--tint)"
    case .variable(let name):
      "var(--\(name))"
    case .literal(let css):
      css
    case .opacity(let color, let opacity):
      "color-mix(in srgb, \(color.css(use)) \(percent(opacity)), transparent)"
    case .mix(let color, let other, let fraction):
      "color-mix(in srgb, \(color.css(use)), \(other.css(use)) \(percent(fraction)))"
    case .lightDark(let light, let dark):
      "light-dark(\(light.css(use)), \(dark.css(use)))"
    }
  }

  private func percent(_ fraction: Double) -> String {
    "\((min(max(fraction, 0), 1) * 1000).rounded() / 10)%"
  }

  /// The same, less opaque.
  public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }

  /// A mixture with another colour, which has the given part from 0 to 1.
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    Color(.mix(self, rhs, fraction))
  }

  /// A gradient made of the colour.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.15), self]))
  }
}

extension Color: CustomStringConvertible {
  /// The colour in CSS.
  public var description: String { css(.fill) }
}

extension Color {
  /// Red.
  public static let red = Color(.standard(.red))
  /// Orange.
  public static let orange = Color(.standard(.orange))
  /// Yellow.
  public static let yellow = Color(.standard(.yellow))
  /// Green.
  public static let green = Color(.standard(.green))
  /// Mint.
  public static let mint = Color(.standard(.mint))
  /// Teal.
  public static let teal = Color(.standard(.teal))
  /// Cyan.
  public static let cyan = Color(.standard(.cyan))
  /// Blue.
  public static let blue = Color(.standard(.blue))
  /// Indigo.
  public static let indigo = Color(.standard(.indigo))
  /// Purple.
  public static let purple = Color(.standard(.purple))
  /// Pink.
  public static let pink = Color(.standard(.pink))
  /// Brown.
  public static let brown = Color(.standard(.brown))
  /// Gray.
  public static let gray = Color(.standard(.gray))
  /// White.
  public static let white = Color(.literal("#ffffff"))
  /// Black.
  public static let black = Color(.literal("#000000"))
  /// Fully transparent.
  public static let clear = Color(.literal("transparent"))
  /// The colour of what matters most.
  public static let primary = Color(.variable("label"))
  /// The colour of what matters less.
  public static let secondary = Color(.variable("label2"))
  /// The colour of what the person can act on.
  public static let accentColor = Color(.variable("tint"))
}
