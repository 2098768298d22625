import ElementTree

/// A view of several elements that stands for one control: a switch with its label, a bar with its
/// title.
///
/// What is said of the view belongs to the control, and the label names it.
@MainActor
protocol CompoundElementView: ElementView {
  /// Whether the label must be referred to; a control inside an HTML `label` is named by it anyway.
  static var refersToLabel: Bool { get }
}

extension CompoundElementView {
  static var refersToLabel: Bool { true }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    CompoundNode(view, in: context)
  }
}

/// Marks the element of a compound control that is the control.
enum ControlPartTrait: ViewTraitKey { typealias Value = Void }
/// Marks an element of a compound control that names it.
enum LabelPartTrait: ViewTraitKey { typealias Value = Void }

/// The node of a ``CompoundElementView``.
class CompoundNode<V: CompoundElementView>: ElementNode<V> {
  private weak var control: ElementHost?

  override func appendOutputs(to outputs: inout [_Output]) {
    let start = outputs.count
    super.appendOutputs(to: &outputs)
    for index in start..<outputs.count { outputs[index].traits[ControlTrait.self] = control }
  }

  override func arrange(_ outputs: [_Output]) -> [Element] {
    let control = outputs.first { $0.traits[ControlPartTrait.self] != nil }?.control
    self.control = control
    if V.refersToLabel {
      let labels = outputs.filter { $0.traits[LabelPartTrait.self] != nil }
      var naming = ElementSpec()
      if !labels.isEmpty {
        naming.attributes["aria-labelledby"] = labels.map { "e\($0.host.element.id.rawValue)" }
          .joined(separator: " ")
      }
      (control ?? host).setLayer(naming, owner: self)
    }
    return super.arrange(outputs)
  }
}

/// Makes its content the control of a compound control.
struct ControlPart<Content: View>: DecorationView {
  let content: Content
  static var hasTraits: Bool { true }

  func addTraits(to traits: inout ViewTraits) { traits[ControlPartTrait.self] = () }
}

/// Holds the label of a compound control; says nothing where there is no label.
struct LabelPart<Content: View>: View {
  let className: String
  let content: Content

  var body: some View {
    if Content.self != EmptyView.self {
      LabelPartMark(content: LabelPartElement(className: className, content: content))
    }
  }
}

private struct LabelPartMark<Content: View>: DecorationView {
  let content: Content
  static var hasTraits: Bool { true }

  func addTraits(to traits: inout ViewTraits) { traits[LabelPartTrait.self] = () }
}

private struct LabelPartElement<Content: View>: ElementView {
  let className: String
  let content: Content
  var tag: String { "span" }
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec(className)
    spec.attributes["id"] = scene.id
    return spec
  }
}
