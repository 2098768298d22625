/// The lines of a symbol, as the elements of an SVG.
struct SymbolDrawing: Hashable, Sendable {
  /// One element: a path, a circle or a rectangle.
  struct Part: Hashable, Sendable {
    var tag: String
    var attributes: [String: String]
  }

  /// The part of the plane that is shown.
  var viewBox = "0 0 16 16"
  var parts: [Part]

  init(parts: [Part]) {
    self.parts = parts
  }

  /// Reads the parts of a drawing; `nil` when it has none.
  init?(svg: String) {
    parts = svg.matches(of: /<(path|circle|rect|ellipse)\s([^>]*?)\/?>/).map { match in
      let attributes = match.2.matches(of: /([a-z-]+)="([^"]*)"/).map {
        (String($0.1), String($0.2))
      }
      return Part(
        tag: String(match.1), attributes: Dictionary(attributes, uniquingKeysWith: { $1 }))
    }
    if let box = svg.firstMatch(of: /viewBox="([^"]*)"/) { viewBox = String(box.1) }
    if parts.isEmpty { return nil }
  }

  /// What is drawn where there are no drawings at all.
  static let emptySquare = SymbolDrawing(parts: [
    Part(tag: "path", attributes: ["d": "M2 2h12v12H2zm1 1v10h10V3z", "fill-rule": "evenodd"])
  ])
}
