/// How a view comes and goes.
///
/// Coming is animated; a view that goes is gone at once.
public struct AnyTransition: Hashable, Sendable {
  let classes: [String]

  /// At once.
  public static let identity = AnyTransition(classes: [])
  /// By fading.
  public static let opacity = AnyTransition(classes: ["t-opacity"])
  /// By growing.
  public static let scale = AnyTransition(classes: ["t-scale"])
  /// From the leading edge.
  public static let slide = AnyTransition(classes: ["t-leading"])
  /// By fading and growing sharp.
  public static let blurReplace = AnyTransition(classes: ["t-opacity"])

  /// By growing from a part of the size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }

  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition {
    switch edge {
    case .top: AnyTransition(classes: ["t-top"])
    case .bottom: AnyTransition(classes: ["t-bottom"])
    case .leading: AnyTransition(classes: ["t-leading"])
    case .trailing: AnyTransition(classes: ["t-trailing"])
    }
  }

  /// From an edge, fading.
  public static func push(from edge: Edge) -> AnyTransition { .move(edge: edge) }

  /// From a place beside.
  ///
  /// It is drawn as fading.
  public static func offset(_ offset: CGSize) -> AnyTransition { .opacity }

  /// From a place beside.
  ///
  /// It is drawn as fading.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .opacity }

  /// One way of coming, another of going.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    insertion
  }

  /// Two ways together; of two movements the first counts.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(classes: classes.isEmpty ? other.classes : classes)
  }

  /// The same; the curve is that of the change that brings the view.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// Sets how the view comes.
  public func transition(_ t: AnyTransition) -> some View {
    StyleDecoration(content: self, classes: t.classes)
  }

  /// Sets how the content changes.
  ///
  /// It changes at once.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// How content changes in its place.
///
/// It changes at once.
public struct ContentTransition: Hashable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// By fading.
  public static let opacity = ContentTransition()
  /// By going over.
  public static let interpolate = ContentTransition()
  /// As numbers on a wheel.
  public static let numericText = ContentTransition()

  /// As numbers on a wheel.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
}
