import ElementTree

/// A modifier that changes the elements of its content without an element of its own: a label for
/// assistive technology, an opacity, an event.
@MainActor
protocol DecorationView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  /// What is laid over each element of the content.
  func spec(in scene: ElementScene) -> ElementSpec
  /// What the container is told of each element of the content.
  func addTraits(to traits: inout ViewTraits)
  /// Whether a change of the view must reach the container, because it is told traits.
  static var hasTraits: Bool { get }
  /// Whether the layer belongs to the control inside an element rather than to the element.
  static var decoratesControl: Bool { get }
  /// Whether the element becomes the control for the modifiers around this one.
  static var makesControl: Bool { get }
}

extension DecorationView {
  func spec(in scene: ElementScene) -> ElementSpec { ElementSpec() }
  func addTraits(to traits: inout ViewTraits) {}
  static var hasTraits: Bool { false }
  static var decoratesControl: Bool { false }
  static var makesControl: Bool { false }

  /// Makes the node of the view.
  ///
  /// Not for callers.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    DecorationNode(view, in: context)
  }
}

/// The node of a ``DecorationView``.
class DecorationNode<V: DecorationView>: _Node<V> {
  private(set) var child: _Node<V.Content>?

  override init(_ view: V, in context: _NodeContext) {
    super.init(view, in: context)
    child = V.Content._makeNode(view.content, in: context.child(of: self))
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func update(_ newView: V, environment: EnvironmentValues) {
    super.update(newView, environment: environment)
    child?.update(newView.content, environment: environment)
    decorate()
  }

  override func refresh() {
    page.didRefresh(self)
    decorate()
  }

  private func decorate() {
    if V.hasTraits || context.isLazy {
      container?.setNeedsSync()
    } else {
      var outputs: [_Output] = []
      appendOutputs(to: &outputs)
    }
  }

  override func appendOutputs(to outputs: inout [_Output]) {
    appendDecorated(to: &outputs) { child?.appendOutputs(to: &$0) }
  }

  override func appendUnits(_ range: Range<Int>, to outputs: inout [_Output]) {
    appendDecorated(to: &outputs) { child?.appendUnits(range, to: &$0) }
  }

  private func appendDecorated(to outputs: inout [_Output], collect: (inout [_Output]) -> Void) {
    var own: [_Output] = []
    collect(&own)
    tracked {
      for var output in own {
        view.addTraits(to: &output.traits)
        if V.makesControl { output.traits[ControlTrait.self] = output.host }
        let host = V.decoratesControl ? output.control : output.host
        host.setLayer(view.spec(in: scene(of: host)), owner: self)
        outputs.append(output)
      }
    }
  }

  private func scene(of host: ElementHost) -> ElementScene {
    ElementScene(
      environment: environment, page: page, name: path.name, element: host.element,
      inherited: (host, self))
  }
}
