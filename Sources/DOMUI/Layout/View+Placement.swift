/// How content is fitted into a shape of a certain ratio.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// All of it can be seen.
  case fit
  /// It covers everything.
  case fill
}

extension View {
  /// Keeps the ratio of width and height: the given one, or the content's own with `nil`.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    AspectRatioView(content: self, ratio: aspectRatio, mode: contentMode)
  }

  /// Keeps the ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / max(aspectRatio.height, 1e-6), contentMode: contentMode)
  }

  /// Makes the content as large as all of it can be seen.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the content as large as it covers everything.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Puts the middle of the view at a place of the space around, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    PositionView(content: self, x: x, y: y)
  }

  /// Puts the middle of the view at a place of the space around, in points.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Lets the view reach under bars and notches.
  ///
  /// A page has none.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  /// Lets the view reach under bars and notches.
  ///
  /// A page has none.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Puts a view at the top or the bottom and makes room for it.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    InsetView(
      content: self, inset: content(), isFirst: edge == .top, isVertical: true, spacing: spacing)
  }

  /// Puts a view at the leading or trailing edge and makes room for it.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    InsetView(
      content: self, inset: content(), isFirst: edge == .leading, isVertical: false,
      spacing: spacing)
  }

  /// Adds room at some edges.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
}

/// Parts of a screen that are kept free.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The parts as bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars and notches.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// An element of a certain ratio around the content.
private struct AspectRatioView<Content: View>: WrapperView {
  let content: Content
  let ratio: CGFloat?
  let mode: ContentMode

  func spec(in environment: EnvironmentValues) -> ElementSpec {
    var spec = ElementSpec("box", mode == .fit ? "fit" : "fill")
    if let ratio {
      spec.classes.append("ratio")
      spec.styles["aspect-ratio"] = "\(ratio)"
    }
    return spec
  }
}

/// An element as large as the space around, with the content at a place in it.
private struct PositionView<Content: View>: WrapperView {
  let content: Content
  let x: CGFloat
  let y: CGFloat

  func spec(in environment: EnvironmentValues) -> ElementSpec {
    var spec = ElementSpec("positioned")
    spec.styles["--x"] = css(x)
    spec.styles["--y"] = css(y)
    return spec
  }

  func flexibility(of content: Flexibility) -> Flexibility { [.x, .y] }
}

/// A view beside the content that stays while the content scrolls.
private struct InsetView<Content: View, Inset: View>: View {
  let content: Content
  let inset: Inset
  let isFirst: Bool
  let isVertical: Bool
  let spacing: CGFloat?

  var body: some View {
    if isVertical {
      VStack(spacing: spacing ?? 0) {
        if isFirst { inset }
        content
        if !isFirst { inset }
      }
    } else {
      HStack(spacing: spacing ?? 0) {
        if isFirst { inset }
        content
        if !isFirst { inset }
      }
    }
  }
}
