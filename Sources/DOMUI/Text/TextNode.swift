import ElementTree

extension Text: PrimitiveView {
  /// Makes a node with one element, or with one for each run that has looks of its own.
  ///
  /// Not for callers.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    TextNode(view, in: context)
  }
}

/// The node of a text: one element that holds a plain text, or elements for its runs.
private final class TextNode: _Node<Text> {
  private var host: ElementHost
  private var runHosts: [ElementHost] = []
  private var drawings: [ElementID: SymbolDrawing] = [:]
  private var isPlain = true

  override init(_ view: Text, in context: _NodeContext) {
    host = ElementHost(context.page.document.makeElement("span"))
    super.init(view, in: context)
    let runs = view.runs(in: environment)
    isPlain = runs.isPlain
    show(runs)
  }

  override var unitCount: Int { 1 }

  override func appendUnits(_ range: Range<Int>, to outputs: inout [_Output]) {
    if !range.isEmpty { appendOutputs(to: &outputs) }
  }

  override func appendOutputs(to outputs: inout [_Output]) {
    outputs.append(_Output(host))
  }

  override func update(_ newView: Text, environment newEnvironment: EnvironmentValues) {
    if newView == view, newEnvironment.isIdentical(to: environment) { return }
    super.update(newView, environment: newEnvironment)
    let runs = newView.runs(in: environment)
    if runs.isPlain != isPlain {
      // An element holds a text or elements, for its whole life.
      host = ElementHost(page.document.makeElement("span"))
      runHosts = []
      isPlain = runs.isPlain
      container?.setNeedsSync()
    }
    show(runs)
  }

  private func show(_ runs: [TextRun]) {
    var spec = TextLayout.spec(in: environment)
    if isPlain {
      spec.merge(runs.first?.style.spec(in: environment) ?? ElementSpec())
      spec.text = runs.first?.string ?? ""
      return host.setBase(spec)
    }
    host.setBase(spec)
    if runHosts.map(\.element.tag) != runs.map(\.tag) {
      runHosts = runs.map { ElementHost(page.document.makeElement($0.tag)) }
      drawings = [:]
    }
    for (run, runHost) in zip(runs, runHosts) {
      runHost.setBase(run.spec(in: environment))
      draw(run.image?.drawing(in: environment), in: runHost.element)
    }
    host.element.setChildren(runHosts.map(\.element))
  }

  /// Puts the lines of a symbol into the element of its run.
  private func draw(_ drawing: SymbolDrawing?, in element: Element) {
    guard let drawing, drawings[element.id] != drawing else { return }
    drawings[element.id] = drawing
    element.setChildren(
      drawing.parts.map { part in
        let line = page.document.makeElement(part.tag)
        for (name, value) in part.attributes { line.setAttribute(name, value) }
        return line
      })
  }
}

extension TextRun {
  fileprivate var tag: String { image?.tag ?? (style.link == nil ? "span" : "a") }

  @MainActor
  fileprivate func spec(in environment: EnvironmentValues) -> ElementSpec {
    var spec = style.spec(in: environment)
    if let image {
      spec.merge(image.spec(in: environment))
    } else {
      spec.text = string
    }
    return spec
  }
}

extension [TextRun] {
  /// Whether one element that holds a text says it all.
  fileprivate var isPlain: Bool {
    isEmpty || count == 1 && self[0].image == nil && self[0].style.link == nil
  }
}
