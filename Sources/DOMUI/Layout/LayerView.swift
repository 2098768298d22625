import ElementTree

/// Puts a view behind or in front of each element of the content, as large as that element.
struct LayerView<Content: View, Layer: View>: PrimitiveView {
  let content: Content
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    LayerNode(view, in: context)
  }
}

private final class LayerNode<Content: View, Layer: View>: _Node<LayerView<Content, Layer>> {
  private var child: _Node<Content>?
  private var wrappers = ElementCompanions<LayerWrapper<Layer>>()

  override init(_ view: LayerView<Content, Layer>, in context: _NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: context.child(of: self))
  }

  override var children: [_ViewNode] {
    (child.map { [$0] } ?? []) + wrappers.values.compactMap(\.node)
  }

  override var unitCount: Int { child?.unitCount ?? 0 }

  override func update(
    _ newView: LayerView<Content, Layer>, environment: EnvironmentValues
  ) {
    super.update(newView, environment: environment)
    child?.update(newView.content, environment: environment)
    for wrapper in wrappers.values {
      wrapper.update(newView.layer, newView.alignment, environment: environment)
    }
  }

  override func appendOutputs(to outputs: inout [_Output]) {
    appendWrapped(to: &outputs) { child?.appendOutputs(to: &$0) }
  }

  override func appendUnits(_ range: Range<Int>, to outputs: inout [_Output]) {
    appendWrapped(to: &outputs) { child?.appendUnits(range, to: &$0) }
  }

  override func releaseUnits(outside range: Range<Int>) {
    child?.releaseUnits(outside: range)
    if range.clamped(to: 0..<unitCount).isEmpty { keepWrappers(of: []) }
  }

  private func keepWrappers(of outputs: [_Output]) {
    for wrapper in wrappers.keepOnly(outputs) { wrapper.node?.unmount() }
  }

  private func appendWrapped(to outputs: inout [_Output], collect: (inout [_Output]) -> Void) {
    var own: [_Output] = []
    collect(&own)
    keepWrappers(of: own)
    for output in own {
      let wrapper = wrappers[output] ?? LayerWrapper(view, in: context.child(of: self, slot: 1))
      wrappers[output] = wrapper
      wrapper.wrap(output, isBehind: view.isBehind)
      outputs.append(_Output(wrapper.host, traits: output.traits))
    }
  }
}

/// The element around one element of the content, with the layer beside it.
@MainActor
private final class LayerWrapper<Layer: View>: NodeContainer {
  let host: ElementHost
  let page: PageRuntime
  private let layerHost: ElementHost
  private(set) var node: _Node<Layer>?

  init<Content: View>(_ view: LayerView<Content, Layer>, in context: _NodeContext) {
    page = context.page
    host = ElementHost(page.document.makeElement("div"))
    layerHost = ElementHost(page.document.makeElement("div"))
    var inner = context
    inner.container = self
    inner.isLazy = false
    apply(view.alignment, isBehind: view.isBehind)
    node = Layer._makeNode(view.layer, in: inner)
    syncChildren()
  }

  func update(_ layer: Layer, _ alignment: Alignment, environment: EnvironmentValues) {
    setAlignment(alignment)
    node?.update(layer, environment: environment)
  }

  func wrap(_ output: _Output, isBehind: Bool) {
    var spec = ElementSpec("box", "layered")
    spec.classes += output.traits.flexibility.classes
    host.setBase(spec)
    let content = output.host.element
    host.element.setChildren(
      isBehind ? [layerHost.element, content] : [content, layerHost.element])
  }

  func syncChildren() {
    guard let node, node.isMounted else { return }
    var outputs: [_Output] = []
    node.appendOutputs(to: &outputs)
    layerHost.element.setChildren(outputs.map(\.host.element))
  }

  private var layerClass = "over"
  private func apply(_ alignment: Alignment, isBehind: Bool) {
    layerClass = isBehind ? "under" : "over"
    setAlignment(alignment)
  }

  private func setAlignment(_ alignment: Alignment) {
    var spec = ElementSpec("layer", layerClass)
    if alignment != .center { spec.styles["place-items"] = alignment.placement }
    layerHost.setBase(spec)
  }
}
