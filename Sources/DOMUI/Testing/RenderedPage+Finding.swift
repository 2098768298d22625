import ElementTree

/// What a search on a rendered page did not find.
public struct ElementNotFound: Error, CustomStringConvertible {
  /// What was looked for and what is there instead.
  public let description: String
}

extension RenderedPage {
  /// All elements with a role and, when given, a name.
  public func all(_ role: String, _ name: String? = nil) -> [RenderedElement] {
    runtime.render()
    var found: [RenderedElement] = []
    AccessibilityTree.visit(runtime.document.root) { element in
      guard AccessibilityTree.role(of: element) == role else { return }
      if let name, AccessibilityTree.name(of: element) != name { return }
      found.append(RenderedElement(element: element, runtime: runtime))
    }
    return found
  }

  /// The only element with a role and, when given, a name.
  ///
  /// - Throws: ``ElementNotFound`` with the names that are there, when there is none or more than one.
  public func find(_ role: String, _ name: String? = nil) throws -> RenderedElement {
    let found = all(role, name)
    if found.count == 1 { return found[0] }
    let what = name.map { "\(role) “\($0)”" } ?? role
    let others = all(role).map { "“\($0.name)”" }.joined(separator: ", ")
    throw ElementNotFound(
      description: found.isEmpty
        ? "No \(what) on the page; with this role there is: \(others.isEmpty ? "nothing" : others)."
        : "\(found.count) times \(what) on the page; say which one.")
  }

  /// Taps the only button, or else the only link, with a name.
  public func tap(_ name: String) throws {
    if all("button", name).isEmpty, let link = all("link", name).first { return link.tap() }
    try find("button", name).tap()
  }

  /// Types into the only field with a name.
  public func type(_ text: String, into name: String) throws {
    let role = all("searchbox", name).isEmpty ? "textbox" : "searchbox"
    try find(role, name).type(text)
  }
}
