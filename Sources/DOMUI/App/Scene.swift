/// A part of an app that the system shows, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of what the scene is made of.
  associatedtype Body: Scene
  /// What the scene is made of.
  @SceneBuilder var body: Body { get }
  /// The view that the scene's window shows. Not for callers.
  var _rootView: AnyView? { get }
}

extension Scene {
  /// The view of the scene inside.
  ///
  /// Not for callers.
  public var _rootView: AnyView? { body._rootView }
}

extension Never: Scene {}

/// Builds scenes from the statements of a closure; a page shows the first.
@resultBuilder
public enum SceneBuilder {
  /// Passes a single scene on.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Keeps the first of several scenes: a page is one window.
  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> First { first }
}

/// A window; every page that is open shows one, with state of its own.
public struct WindowGroup<Content: View> {
  let title: String?
  let content: Content

  /// Makes a window.
  public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  /// Makes a window with an identity.
  public init(id: String, @ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  /// Makes a window with a title.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }
}

extension WindowGroup: Scene {
  /// Never evaluated.
  public var body: Never { preconditionFailure("A WindowGroup shows its content by itself.") }
  /// The content.
  ///
  /// Not for callers.
  public var _rootView: AnyView? { AnyView(content) }
}
