/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// What the style is told of the progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes the look of a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The label of the work.
  public struct Label {
    let content: AnyView?
  }

  /// The label of the value.
  public struct CurrentValueLabel {
    let content: AnyView?
  }

  /// How far the work has come, from 0 to 1; `nil` while that is not known.
  public let fractionCompleted: Double?
  /// The label of the work, when there is one.
  public var label: Label?
  /// The label of the value, when there is one.
  public var currentValueLabel: CurrentValueLabel?

  init<L: View, C: View>(fractionCompleted: Double?, label: L, currentValueLabel: C) {
    self.fractionCompleted = fractionCompleted
    if L.self != EmptyView.self { self.label = Label(content: AnyView(label)) }
    if C.self != EmptyView.self {
      self.currentValueLabel = CurrentValueLabel(content: AnyView(currentValueLabel))
    }
  }
}

extension ProgressViewStyleConfiguration.Label: View {
  /// The label as the progress view was given it.
  public var body: some View { content }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  /// The label as the progress view was given it.
  public var body: some View { content }
}

/// The look of progress views in an environment.
enum ProgressLook: Equatable {
  case system(SystemProgressStyle)
  case custom(AnyProgressViewStyle)
}

/// The looks that the page's stylesheet draws; the raw value is the class.
enum SystemProgressStyle: String {
  case automatic, linear, circular

  /// A wheel while nothing is known of the end, else a bar.
  func resolved(fraction: Double?) -> SystemProgressStyle {
    guard self == .automatic else { return self }
    return fraction == nil ? .circular : .linear
  }
}

/// A progress view style of any type.
struct AnyProgressViewStyle: Equatable {
  private let style: any ProgressViewStyle

  init(_ style: any ProgressViewStyle) {
    self.style = style
  }

  /// Makes the progress; inside, a plain `ProgressView` takes the automatic look.
  @MainActor
  func make(_ configuration: ProgressViewStyleConfiguration) -> some View {
    func make(_ style: some ProgressViewStyle) -> AnyView {
      AnyView(style.makeBody(configuration: configuration))
    }
    return make(style).environment(\.progressLook, .system(.automatic))
  }

  static func == (left: AnyProgressViewStyle, right: AnyProgressViewStyle) -> Bool {
    func isSame<Style>(_ style: Style) -> Bool { areSameStyle(style, right.style) }
    return _openExistential(left.style, do: isSame)
  }
}

private enum ProgressLookKey: EnvironmentKey {
  static var defaultValue: ProgressLook { .system(.automatic) }
}

extension EnvironmentValues {
  var progressLook: ProgressLook {
    get { self[ProgressLookKey.self] }
    set { self[ProgressLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the progress views inside.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let known = (style as? any SystemStyledProgressViewStyle)
      .flatMap { $0.tint == nil ? $0.systemStyle : nil }
    return environment(
      \.progressLook, known.map(ProgressLook.system) ?? .custom(AnyProgressViewStyle(style)))
  }
}
