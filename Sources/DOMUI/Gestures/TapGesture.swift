import ElementTree

/// Something that a person does with a pointer or a finger.
@MainActor @preconcurrency
public protocol Gesture {
  /// The tap that the gesture comes to. Not for conformances outside.
  var _tap: _TapAction { get }
}

/// What a tap does.
///
/// Not for callers.
public struct _TapAction {
  let count: Int
  let action: () -> Void
}

/// One or more taps.
public struct TapGesture: Gesture, Sendable {
  /// How many taps there must be.
  public var count: Int

  /// Makes a gesture of so many taps.
  public nonisolated init(count: Int = 1) {
    self.count = count
  }

  /// A tap that does nothing.
  ///
  /// Not for callers.
  public var _tap: _TapAction { _TapAction(count: count, action: {}) }

  /// Does something when the taps are done.
  public func onEnded(_ action: @escaping (()) -> Void) -> some Gesture {
    EndedTapGesture(_tap: _TapAction(count: count, action: { action(()) }))
  }
}

private struct EndedTapGesture: Gesture {
  let _tap: _TapAction
}

/// Counts taps that follow each other quickly.
@MainActor
final class TapCounter {
  private var taps = 0
  private var last: ContinuousClock.Instant?

  /// Whether this tap completes so many within half a second of each other.
  func completes(_ count: Int, at now: ContinuousClock.Instant) -> Bool {
    if count <= 1 { return true }
    let isQuick = last.map { now - $0 < .milliseconds(500) } ?? false
    taps = isQuick ? taps + 1 : 1
    last = now
    guard taps >= count else { return false }
    taps = 0
    return true
  }
}

/// Makes a view a button for pointer, keyboard and assistive technology alike.
private struct TapDecoration<Content: View>: DecorationView {
  let content: Content
  let tap: _TapAction
  let counter: TapCounter
  static var makesControl: Bool { true }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("tappable")
    let isEnabled = scene.environment.isEnabled
    let perform: @MainActor (ElementEvent) -> Void = { [tap, counter] _ in
      if isEnabled, counter.completes(tap.count, at: .now) { tap.action() }
    }
    spec.handlers["click"] = perform
    guard !scene.isNativelyFocusable else { return spec }
    if scene.inheritedRole == nil { spec.attributes["role"] = "button" }
    spec.attributes["tabindex"] = "0"
    spec.attributes["data-keys"] = "Enter Space"
    if !isEnabled { spec.attributes["aria-disabled"] = "true" }
    spec.handlers["keydown"] = { [tap] event in
      guard isEnabled, case .string(let key)? = event.details["key"] else { return }
      if key == "Enter" || key == " " { tap.action() }
    }
    return spec
  }
}

private struct TapView<Content: View>: View {
  let content: Content
  let tap: _TapAction
  @State private var counter = TapCounter()

  var body: some View { TapDecoration(content: content, tap: tap, counter: counter) }
}

extension View {
  /// Does something when the view is tapped, clicked, or activated by Return or Space.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    TapView(content: self, tap: _TapAction(count: count, action: action))
  }

  /// Does what a tap gesture says.
  public func gesture<T: Gesture>(_ gesture: T) -> some View {
    TapView(content: self, tap: gesture._tap)
  }

  /// Does what a tap gesture says, beside what the view does by itself.
  public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
    TapView(content: self, tap: gesture._tap)
  }
}
