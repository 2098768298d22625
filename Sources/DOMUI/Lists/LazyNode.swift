import ElementTree

/// The node of a container whose rows are made as they come near the viewport and let go of when
/// they are far away.
///
/// The page is given a spacer, the rows of a window, and another spacer; it reports which rows are
/// seen by `range` events, and the window follows.
class LazyNode<V: ElementView>: ElementNode<V> {
  /// How many rows there are before the page has reported anything.
  private static var firstPage: Int { 40 }
  /// How many rows are kept on either side of those that are seen.
  private static var margin: Int { 20 }

  private var window = 0..<LazyNode.firstPage
  private var rowHeight = 44.0
  private let top: ElementHost
  private let bottom: ElementHost
  private var marked: ElementHost?

  override init(_ view: V, in context: _NodeContext) {
    top = ElementHost(context.page.document.makeElement("div"))
    bottom = ElementHost(context.page.document.makeElement("div"))
    super.init(view, in: context)
  }

  override func contentContext() -> _NodeContext {
    var inner = super.contentContext()
    inner.isLazy = true
    return inner
  }

  override func syncChildren() {
    guard isMounted, let content else { return }
    let count = content.unitCount
    let shown = clampedWindow(count)
    var outputs: [_Output] = []
    content.appendUnits(shown, to: &outputs)
    content.releaseUnits(outside: shown)
    setSpacer(top, rows: shown.lowerBound, "top")
    setSpacer(bottom, rows: count - shown.upperBound, "bottom")
    var lazy = ElementSpec()
    lazy.attributes["data-lazy"] = ""
    lazy.attributes["data-first"] = String(shown.lowerBound)
    lazy.attributes["data-count"] = String(count)
    lazy.handlers["range"] = { [weak self] in self?.handleRange($0) }
    host.setLayer(lazy, owner: self)
    element.setChildren([top.element] + arrange(outputs) + [bottom.element])
  }

  /// Lets the window follow its rows, so that what is seen stays when rows above it come and go.
  override func rowsMoved(by distance: Int) {
    let start = max(0, window.lowerBound + distance)
    window = start..<(start + window.count)
  }

  /// Moves the window to a row that is wanted, unless the row is there.
  override func reveal(_ row: Int, of node: _ViewNode) {
    guard let content, let offset = content.unitOffset(of: node) else { return }
    let unit = offset + row
    let count = content.unitCount
    guard unit < count, !clampedWindow(count).contains(unit) else { return }
    window = max(0, unit - Self.margin)..<min(count, unit + Self.margin + 1)
    setNeedsSync()
  }

  /// Says of the first row that is there which of all it is; browsers count on from it.
  func mark(_ first: ElementHost?) {
    let count = content?.unitCount ?? 0
    let shown = clampedWindow(count)
    // Laid over in the spacer's name: rows may have a layer of the list's own.
    if let marked, marked !== first { marked.setLayer(nil, owner: top) }
    var spec = ElementSpec()
    if shown.count < count {
      spec.attributes["aria-posinset"] = String(shown.lowerBound + 1)
      spec.attributes["aria-setsize"] = String(count)
    }
    first?.setLayer(spec, owner: top)
    marked = first
  }

  private func clampedWindow(_ count: Int) -> Range<Int> {
    let length = max(window.count, Self.firstPage)
    let end = min(max(window.upperBound, length), count)
    return max(0, min(window.lowerBound, end - length))..<end
  }

  private func setSpacer(_ host: ElementHost, rows: Int, _ place: String) {
    var spec = ElementSpec("lazy-spacer", place)
    spec.attributes["aria-hidden"] = "true"
    spec.attributes["data-spacer"] = place
    if rows > 0 {
      spec.styles["height"] = "\(Int((Double(rows) * rowHeight).rounded()))px"
    } else {
      spec.classes.append("empty")
    }
    host.setBase(spec)
  }

  private func handleRange(_ event: ElementEvent) {
    guard case .number(let first)? = event.details["first"],
      case .number(let last)? = event.details["last"], first.isFinite, last.isFinite
    else { return }
    let count = content?.unitCount ?? 0
    let seen = max(0, min(Int(first), count))..<max(0, min(Int(max(first, last)) + 1, count))
    if case .number(let height)? = event.details["height"], height.isFinite, height >= 1 {
      rowHeight = height
    }
    let shown = clampedWindow(count)
    let isNear =
      (seen.lowerBound - Self.margin / 2 >= shown.lowerBound || shown.lowerBound == 0)
      && (seen.upperBound + Self.margin / 2 <= shown.upperBound || shown.upperBound == count)
    guard !isNear else { return }
    // A hostile page may claim to see everything; it gets a screenful or a few.
    let end = min(seen.upperBound, seen.lowerBound + 200)
    window = max(0, seen.lowerBound - Self.margin)..<min(count, end + Self.margin)
    setNeedsSync()
  }
}
