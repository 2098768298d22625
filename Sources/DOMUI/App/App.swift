import ElementTree

/// An app: where it begins and which windows it has.
///
/// Here an app is served to a browser. Each page gets an instance of its own, so that what one
/// visitor does in `@State` is not seen by another.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The app's scenes.
  @SceneBuilder var body: Body { get }
  /// Makes an instance of the app.
  init()
}

extension App {
  /// Makes the page that shows one instance of the app.
  static func makePage(_ request: PageRequest) -> any LivePage {
    PageRuntime(request: request) { AppRoot(app: Self()) }
  }
}
