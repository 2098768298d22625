/// Forms that a symbol can have.
public struct SymbolVariants: Hashable, Sendable {
  var isFilled = false
  var isSlashed = false
  var outline: String?

  /// The symbol as it is.
  public static let none = SymbolVariants()
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// With a line through it.
  public static let slash = SymbolVariants(isSlashed: true)
  /// In a circle.
  public static let circle = SymbolVariants(outline: "circle")
  /// In a square.
  public static let square = SymbolVariants(outline: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(outline: "rectangle")

  /// The same, filled.
  public var fill: SymbolVariants {
    var variants = self
    variants.isFilled = true
    return variants
  }

  /// The same with a line through it.
  public var slash: SymbolVariants {
    var variants = self
    variants.isSlashed = true
    return variants
  }

  /// The same in a circle.
  public var circle: SymbolVariants {
    var variants = self
    variants.outline = "circle"
    return variants
  }

  /// The same in a square.
  public var square: SymbolVariants {
    var variants = self
    variants.outline = "square"
    return variants
  }

  /// The name of a symbol in these forms.
  func applied(to name: String) -> String {
    let parts = Set(name.split(separator: ".").map(String.init))
    var name = name
    if let outline, !parts.contains(outline) { name += ".\(outline)" }
    if isSlashed, !parts.contains("slash") { name += ".slash" }
    if isFilled, !parts.contains("fill") { name += ".fill" }
    return name
  }
}

/// How a symbol moves for a moment.
public struct SymbolEffect: Hashable, Sendable {
  let cssClass: String
}

/// A movement of a symbol, by its name.
public protocol DiscreteSymbolEffect: Sendable {
  /// The movement. Not for callers.
  var _effect: SymbolEffect { get }
}

/// A symbol jumps.
public struct BounceSymbolEffect: DiscreteSymbolEffect, Sendable {
  /// The movement.
  ///
  /// Not for callers.
  public var _effect: SymbolEffect { SymbolEffect(cssClass: "bounce") }
}

/// A symbol fades and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, Sendable {
  /// The movement.
  ///
  /// Not for callers.
  public var _effect: SymbolEffect { SymbolEffect(cssClass: "pulse") }
}

/// A symbol wiggles.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, Sendable {
  /// The movement.
  ///
  /// Not for callers.
  public var _effect: SymbolEffect { SymbolEffect(cssClass: "wiggle") }
}

extension DiscreteSymbolEffect where Self == BounceSymbolEffect {
  /// A symbol jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension DiscreteSymbolEffect where Self == PulseSymbolEffect {
  /// A symbol fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension DiscreteSymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol wiggles.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension EnvironmentValues {
  /// How large symbols are beside texts.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The forms of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

extension View {
  /// Sets how large symbols inside are beside texts.
  public func imageScale(_ scale: Image.Scale) -> some View {
    EnvironmentWriter(content: self) { $0.imageScale = scale }
  }

  /// Sets the forms of the symbols inside.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    EnvironmentWriter(content: self) { $0.symbolVariants = variant }
  }

  /// Sets how the layers of symbols are coloured.
  ///
  /// A browser draws symbols in one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Moves the symbols inside for a moment whenever a value changes.
  public func symbolEffect<E: DiscreteSymbolEffect, U: Equatable>(
    _ effect: E, value: U
  ) -> some View {
    modifier(SymbolEffectModifier(cssClass: effect._effect.cssClass, value: value))
  }

  /// Moves the symbols inside while the effect is active.
  public func symbolEffect<E: DiscreteSymbolEffect>(_ effect: E, isActive: Bool = true) -> some View
  {
    StyleDecoration(
      content: self, classes: isActive ? [effect._effect.cssClass, "endless"] : [])
  }
}

/// Restarts a movement when a value changes: two classes with the same movement take turns.
private struct SymbolEffectModifier<Value: Equatable>: ViewModifier {
  let cssClass: String
  let value: Value
  @State private var turns = SymbolEffectTurns<Value>()

  func body(content: Content) -> some View {
    let turn = turns.turn(of: value)
    StyleDecoration(
      content: content,
      classes: turn == 0 ? [] : ["\(cssClass)\(turn.isMultiple(of: 2) ? "-2" : "")"])
  }
}

/// Counts how often a value changed.
private final class SymbolEffectTurns<Value: Equatable> {
  private var last: Value?
  private var count = 0

  func turn(of value: Value) -> Int {
    if let last, last != value { count += 1 }
    last = value
    return count
  }
}
