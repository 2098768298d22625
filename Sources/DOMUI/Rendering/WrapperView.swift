import ElementTree

/// A modifier that puts an element around each element of its content, such as a padding.
@MainActor
protocol WrapperView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  /// What the element around should be.
  func spec(in environment: EnvironmentValues) -> ElementSpec
  /// Along which axes the element around takes all the space that it is offered.
  func flexibility(of content: Flexibility) -> Flexibility
}

extension WrapperView {
  func flexibility(of content: Flexibility) -> Flexibility { content }

  /// Makes the node of the view.
  ///
  /// Not for callers.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    WrapperNode(view, in: context)
  }
}

/// An element put around another one.
private struct Wrapper {
  let host: ElementHost
  /// What the element inside is; the flexibility of the wrapper follows from it.
  var inner: Flexibility
}

private final class WrapperNode<V: WrapperView>: _Node<V> {
  private var child: _Node<V.Content>?
  private var wrappers = ElementCompanions<Wrapper>()
  private var spec = ElementSpec()

  override init(_ view: V, in context: _NodeContext) {
    super.init(view, in: context)
    spec = tracked { view.spec(in: environment) }
    child = V.Content._makeNode(view.content, in: context.child(of: self))
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func update(_ newView: V, environment: EnvironmentValues) {
    let isAsFlexible = Flexibility.all.allSatisfy {
      view.flexibility(of: $0) == newView.flexibility(of: $0)
    }
    super.update(newView, environment: environment)
    refreshSpec()
    if !isAsFlexible { container?.setNeedsSync() }
    child?.update(newView.content, environment: environment)
  }

  override func refresh() {
    page.didRefresh(self)
    refreshSpec()
  }

  private func refreshSpec() {
    spec = tracked { view.spec(in: environment) }
    for wrapper in wrappers.values { apply(to: wrapper) }
  }

  private func apply(to wrapper: Wrapper) {
    var own = spec
    own.classes += view.flexibility(of: wrapper.inner).classes
    wrapper.host.setBase(own)
  }

  override func appendOutputs(to outputs: inout [_Output]) {
    appendWrapped(to: &outputs) { child?.appendOutputs(to: &$0) }
  }

  override func appendUnits(_ range: Range<Int>, to outputs: inout [_Output]) {
    appendWrapped(to: &outputs) { child?.appendUnits(range, to: &$0) }
  }

  override func releaseUnits(outside range: Range<Int>) {
    super.releaseUnits(outside: range)
    if range.clamped(to: 0..<unitCount).isEmpty { wrappers.keepOnly([]) }
  }

  private func appendWrapped(to outputs: inout [_Output], collect: (inout [_Output]) -> Void) {
    var own: [_Output] = []
    collect(&own)
    wrappers.keepOnly(own)
    for output in own {
      let inner = output.host.element
      let innerFlexibility = output.traits.flexibility
      var wrapper =
        wrappers[output]
        ?? Wrapper(host: ElementHost(page.document.makeElement("div")), inner: innerFlexibility)
      if wrappers[output]?.inner != innerFlexibility {
        wrapper.inner = innerFlexibility
        wrappers[output] = wrapper
        apply(to: wrapper)
      }
      wrapper.host.element.setChildren([inner])
      var traits = output.traits
      traits.flexibility = view.flexibility(of: innerFlexibility)
      traits[ControlTrait.self] = output.control
      outputs.append(_Output(wrapper.host, traits: traits))
    }
  }
}
