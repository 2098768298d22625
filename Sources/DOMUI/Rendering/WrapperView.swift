import ElementTree

/// A modifier that puts an element around each element of its content: a padding, a frame…
@MainActor
protocol WrapperView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  /// What the element around should be.
  func spec(in environment: EnvironmentValues) -> ElementSpec
}

extension WrapperView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    WrapperNode(view, in: context)
  }
}

private final class WrapperNode<V: WrapperView>: _Node<V> {
  private var child: _Node<V.Content>?
  private var wrappers: [ElementID: ElementHost] = [:]
  private var spec = ElementSpec()

  override init(_ view: V, in context: _NodeContext) {
    super.init(view, in: context)
    spec = tracked { view.spec(in: environment) }
    child = V.Content._makeNode(view.content, in: context.child(of: self))
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func update(_ newView: V, environment: EnvironmentValues) {
    super.update(newView, environment: environment)
    refreshSpec()
    child?.update(newView.content, environment: environment)
  }

  override func refresh() {
    page.didRefresh(self)
    refreshSpec()
  }

  private func refreshSpec() {
    spec = tracked { view.spec(in: environment) }
    for wrapper in wrappers.values { wrapper.setBase(spec) }
  }

  override func appendOutputs(to outputs: inout [_Output]) {
    appendWrapped(to: &outputs) { child?.appendOutputs(to: &$0) }
  }

  override func appendUnits(_ range: Range<Int>, to outputs: inout [_Output]) {
    appendWrapped(to: &outputs) { child?.appendUnits(range, to: &$0) }
  }

  private func appendWrapped(to outputs: inout [_Output], collect: (inout [_Output]) -> Void) {
    var own: [_Output] = []
    collect(&own)
    let ids = Set(own.map(\.host.element.id))
    if !context.isLazy {
      for id in wrappers.keys where !ids.contains(id) { wrappers[id] = nil }
    }
    for output in own {
      let inner = output.host.element
      let wrapper = wrappers[inner.id] ?? ElementHost(page.document.makeElement("div"))
      if wrappers[inner.id] == nil {
        wrappers[inner.id] = wrapper
        wrapper.setBase(spec)
      }
      wrapper.element.setChildren([inner])
      outputs.append(_Output(wrapper, traits: output.traits))
    }
  }
}
