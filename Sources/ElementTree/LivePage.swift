/// A running page, as its host sees it: a tree of elements that takes events.
///
/// The host calls ``render()`` for the first HTML and for each batch of changes; the page calls
/// ``needsRender`` when something changed by itself (a load ended, a timer fired).
@MainActor
public protocol LivePage: AnyObject {
  /// The tree that the page shows.
  var document: ElementDocument { get }
  /// Set by the host: called once when there is something to render outside an event.
  var needsRender: (@MainActor () -> Void)? { get set }
  /// Brings the tree up to date with all state that changed since the last call.
  func render()
  /// Takes what a person did. The host renders afterwards.
  func handle(_ event: ElementEvent)
  /// Tells the page whether somebody is looking: the socket came, went, or the tab was hidden.
  func setActive(_ isActive: Bool)
  /// Ends the page: its tasks are cancelled and its models let go.
  func close()
}

/// What is known of a visitor when a page is made.
public struct PageRequest: Sendable {
  /// The path of the address, such as `/`.
  public var path: String
  /// The query items of the address in order.
  public var query: [(name: String, value: String)]
  /// The languages that the browser asks for, best first, as BCP 47 tags.
  public var languages: [String]
  /// Whether the person prefers a dark page, when the browser says so.
  public var prefersDark: Bool?
  /// What an earlier page asked to keep (``ElementCommand/keep(key:value:)``), by key.
  public var kept: [String: String]

  /// Makes a request of its parts.
  public init(
    path: String = "/",
    query: [(name: String, value: String)] = [],
    languages: [String] = [],
    prefersDark: Bool? = nil,
    kept: [String: String] = [:]
  ) {
    self.path = path
    self.query = query
    self.languages = languages
    self.prefersDark = prefersDark
    self.kept = kept
  }
}
