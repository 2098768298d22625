/// Along which axes an element takes all the space that it is offered.
///
/// An element that is flexible says so with the classes `fx` and `fy`; the rules of the containers in
/// the stylesheet do the rest. A container is flexible when something in it is.
struct Flexibility: OptionSet, Hashable, Sendable {
  let rawValue: Int

  /// Takes the whole width.
  static let x = Flexibility(rawValue: 1)
  /// Takes the whole height.
  static let y = Flexibility(rawValue: 2)
  /// A spacer: flexible along the axis of the stack that holds it.
  static let spacer = Flexibility(rawValue: 4)
  /// A divider: flexible across the axis of the stack that holds it.
  static let divider = Flexibility(rawValue: 8)

  /// Every value, to compare what two views make of them.
  static let all: [Flexibility] = (0..<16).map(Flexibility.init(rawValue:))

  /// Outside a stack a spacer takes all space, a divider the width.
  var resolved: Flexibility { resolved(spacer: [.x, .y], divider: .x) }

  /// The flexibility of a stack along whose axis spacers grow, and across whose axis dividers do.
  func resolved(spacer: Flexibility, divider: Flexibility) -> Flexibility {
    var axes = intersection([.x, .y])
    if contains(.spacer) { axes.formUnion(spacer) }
    if contains(.divider) { axes.formUnion(divider) }
    return axes
  }

  /// The classes that tell the stylesheet.
  var classes: [String] {
    var classes: [String] = []
    if contains(.x) { classes.append("fx") }
    if contains(.y) { classes.append("fy") }
    return classes
  }
}

/// What a container is told of the flexibility of an element.
enum FlexibilityTrait: ViewTraitKey { typealias Value = Flexibility }

extension ViewTraits {
  /// Along which axes the element takes all space.
  var flexibility: Flexibility {
    get { self[FlexibilityTrait.self] ?? [] }
    set { self[FlexibilityTrait.self] = newValue.isEmpty ? nil : newValue }
  }
}
