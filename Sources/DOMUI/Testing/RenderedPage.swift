import ElementTree

/// A page without a browser: renders a view, finds what a person would find, does what a person would do.
///
/// ```swift
/// let page = RenderedPage { ContentView() }
/// try page.tap("Retry")
/// #expect(page.contains("Loaded"))
/// ```
@MainActor
public final class RenderedPage {
  let runtime: PageRuntime
  private var operations: [ElementOperation] = []

  /// Renders a view as a page of its own.
  public init<Content: View>(
    request: PageRequest = PageRequest(), @ViewBuilder content: @escaping () -> Content
  ) {
    runtime = PageRuntime(request: request) { RenderedContent(content: content) }
    _ = takeOperations()
  }

  /// Ends the page, as when its tab is closed.
  public func close() {
    runtime.close()
  }

  /// The changes that a browser would have been sent since the last call.
  public func takeOperations() -> [ElementOperation] {
    runtime.render()
    return runtime.document.takeOperations()
  }

  /// All text that is shown, in order, a line for each element that holds text.
  public var text: String {
    runtime.render()
    return runtime.document.root.lines().joined(separator: "\n")
  }

  /// Whether a text is shown somewhere.
  public func contains(_ text: String) -> Bool {
    self.text.contains(text)
  }

  /// The HTML of the page, for looking at in a test.
  public var html: String {
    runtime.render()
    return runtime.document.root.markup()
  }
}

/// The content of a rendered page: evaluated as a body is, so that what it reads is followed.
private struct RenderedContent<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

extension Element {
  /// The texts inside, in order.
  func lines() -> [String] {
    guard attributes["hidden"] == nil else { return [] }
    if let text { return text.isEmpty ? [] : [text] }
    return children.flatMap { $0.lines() }
  }

  /// The element as indented markup, for people.
  func markup(indent: String = "") -> String {
    let facts = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }
    let live = properties.sorted { $0.key < $1.key }.map { " .\($0.key)=\($0.value)" }
    let head = "\(indent)<\(tag)\((facts + live).joined())>"
    if let text { return "\(head)\(text)\n" }
    if children.isEmpty { return head + "\n" }
    return head + "\n" + children.map { $0.markup(indent: indent + "  ") }.joined()
  }
}
