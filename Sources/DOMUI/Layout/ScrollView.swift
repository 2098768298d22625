/// A part of the screen whose content can be scrolled, by touch, wheel or keyboard.
public struct ScrollView<Content: View> {
  /// The directions that scroll.
  public var axes: Axis.Set
  /// Whether the scroll bars are shown.
  public var showsIndicators: Bool
  /// What scrolls.
  public var content: Content

  /// Makes a view that scrolls in some directions.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: ElementView {
  var elementContent: some View { ScrollContent(content: content, axes: axes) }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("scroll")
    if axes.contains(.vertical) { spec.classes.append("scroll-y") }
    if axes.contains(.horizontal) { spec.classes.append("scroll-x") }
    if !showsIndicators || scene.environment.hidesScrollIndicators {
      spec.classes.append("no-bars")
    }
    if !scene.environment.isScrollEnabled { spec.classes.append("no-scroll") }
    // Without this a part without controls could not be scrolled by keyboard.
    spec.attributes["tabindex"] = "0"
    spec.attributes["data-place"] = scene.name
    return spec
  }

  func flexibility(of content: Flexibility) -> Flexibility {
    // Across its axis a scroll view is as large as its content; a page looks better with all width.
    axes.contains(.vertical) ? [.x, .y] : content.resolved.union(.x)
  }
}

/// What moves inside a scroll view.
private struct ScrollContent<Content: View>: ElementView {
  let content: Content
  let axes: Axis.Set

  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec {
    ElementSpec("scroll-content", axes == .horizontal ? "hstack" : "vstack")
  }
}

extension EnvironmentValues {
  /// Whether scroll views scroll.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  var hidesScrollIndicators: Bool {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }
}

private enum ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum ScrollIndicatorsKey: EnvironmentKey { static let defaultValue = false }

/// Whether the bars of a scroll view are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let isHidden: Bool
  /// The system's choice.
  public static let automatic = ScrollIndicatorVisibility(isHidden: false)
  /// Shown.
  public static let visible = ScrollIndicatorVisibility(isHidden: false)
  /// Hidden.
  public static let hidden = ScrollIndicatorVisibility(isHidden: true)
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(isHidden: true)
}

/// When a scroll view bounces.
///
/// A browser decides by itself.
public struct ScrollBounceBehavior: Hashable, Sendable {
  /// The system's choice.
  public static let automatic = ScrollBounceBehavior()
  /// Always.
  public static let always = ScrollBounceBehavior()
  /// When there is something to scroll.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// How scrolling takes the keyboard away.
///
/// A browser decides by itself.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// The system's choice.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// As soon as scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// Along with the finger.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Never.
  public static let never = ScrollDismissesKeyboardMode()
}

extension View {
  /// Says whether the bars of the scroll views inside are shown.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    EnvironmentWriter(content: self) { $0.hidesScrollIndicators = visibility.isHidden }
  }

  /// Keeps the scroll views inside from scrolling, or not.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    EnvironmentWriter(content: self) { $0.isScrollEnabled = !disabled }
  }

  /// Says when scroll views bounce.
  ///
  /// A browser decides by itself.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Says how scrolling takes the keyboard away.
  ///
  /// A browser decides by itself.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Lets scrolled content be seen outside the scroll view, or not.
  ///
  /// A browser always clips.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
}
