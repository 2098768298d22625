import ElementTree

/// A view that is one HTML element with content inside.
///
/// Conforming types say what the element should be; a node of this file makes it so, and looks again
/// when something that the spec read has changed.
@MainActor
protocol ElementView: PrimitiveView {
  associatedtype ElementContent: View
  /// The tag; it does not change while the view is on the page.
  var tag: String { get }
  /// What stands inside the element.
  var elementContent: ElementContent { get }
  /// What the element should be.
  func spec(in scene: ElementScene) -> ElementSpec
  /// Along which axes the element takes all the space that it is offered.
  func flexibility(of content: Flexibility) -> Flexibility
}

extension ElementView {
  var tag: String { "div" }

  func flexibility(of content: Flexibility) -> Flexibility { content.resolved }

  /// Makes the node of the view.
  ///
  /// Not for callers.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    ElementNode(view, in: context)
  }
}

extension ElementView where ElementContent == EmptyView {
  var elementContent: EmptyView { EmptyView() }
}

/// What a spec may look at.
@MainActor
struct ElementScene {
  let environment: EnvironmentValues
  let page: PageRuntime
  /// A name of the element's place, the same in every run; the `name` of controls.
  let name: String
  let element: Element
  /// Looks an attribute up as it is without the modifier that asks and those around it.
  var inherited: (host: ElementHost, owner: AnyObject)?

  /// The `id` of the element, for references from other elements.
  var id: String { "e\(element.id.rawValue)" }
}

/// The node of an ``ElementView``.
class ElementNode<V: ElementView>: _Node<V>, NodeContainer {
  let host: ElementHost
  private(set) var content: _Node<V.ElementContent>?
  private var contentFlexibility: Flexibility = []
  private var flexibility: Flexibility
  private var base = ElementSpec()

  override init(_ view: V, in context: _NodeContext) {
    host = ElementHost(context.page.document.makeElement(view.tag))
    flexibility = view.flexibility(of: [])
    super.init(view, in: context)
    content = V.ElementContent._makeNode(evaluate(), in: contentContext())
    syncChildren()
  }

  var element: Element { host.element }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override var unitCount: Int { 1 }

  override func appendUnits(_ range: Range<Int>, to outputs: inout [_Output]) {
    if !range.isEmpty { appendOutputs(to: &outputs) }
  }

  override func appendOutputs(to outputs: inout [_Output]) {
    var output = _Output(host)
    output.traits.flexibility = flexibility
    outputs.append(output)
  }

  override func update(_ newView: V, environment: EnvironmentValues) {
    super.update(newView, environment: environment)
    updateFlexibility()
    content?.update(evaluate(), environment: environment)
  }

  override func refresh() {
    page.didRefresh(self)
    content?.update(evaluate(), environment: environment)
  }

  func contentContext() -> _NodeContext {
    var inner = context.child(of: self)
    inner.container = self
    inner.isLazy = false
    return inner
  }

  /// Collects what the content lays into this element.
  func syncChildren() {
    guard isMounted, let content, V.ElementContent.self != EmptyView.self else { return }
    var outputs: [_Output] = []
    content.appendOutputs(to: &outputs)
    element.setChildren(arrange(outputs))
    contentFlexibility = outputs.reduce([]) { $0.union($1.traits.flexibility) }
    updateFlexibility()
  }

  /// Hook: the rows that are there moved among all rows.
  func rowsMoved(by distance: Int) {}

  /// Hook: a row is wanted that may not be there yet.
  func reveal(_ row: Int, of node: _ViewNode) {}

  /// Tells the container when the element came to take, or no longer takes, all space.
  private func updateFlexibility() {
    let newFlexibility = view.flexibility(of: contentFlexibility)
    guard newFlexibility != flexibility else { return }
    flexibility = newFlexibility
    applyBase()
    container?.setNeedsSync()
  }

  /// Tells the host what the element is, with the classes that say how it takes space.
  private func applyBase() {
    var spec = base
    spec.classes += flexibility.classes
    host.setBase(spec)
  }

  /// Hook: what becomes of the outputs of the content.
  func arrange(_ outputs: [_Output]) -> [Element] {
    outputs.map(\.host.element)
  }

  /// Makes the element what it should be; answers what stands inside.
  private func evaluate() -> V.ElementContent {
    let scene = ElementScene(
      environment: environment, page: page, name: path.name, element: element)
    return tracked {
      base = view.spec(in: scene)
      applyBase()
      return view.elementContent
    }
  }
}
