import ElementTree

/// Builds a view beside each element of the content and hands it to the list that the content is a
/// row of: the actions of a row, its background.
struct RowAttachment<Content: View, Attachment: View>: PrimitiveView {
  let content: Content
  let attachment: Attachment
  let className: String
  let note: (Element, inout ListRowTraits) -> Void

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    RowAttachmentNode(view, in: context)
  }
}

private final class RowAttachmentNode<Content: View, Attachment: View>:
  _Node<RowAttachment<Content, Attachment>>
{
  private typealias Holder = ElementNode<AttachmentElement<Attachment>>

  private var child: _Node<Content>?
  private var holders = ElementCompanions<Holder>()

  override init(_ view: RowAttachment<Content, Attachment>, in context: _NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: context.child(of: self))
  }

  override var children: [_ViewNode] { (child.map { [$0] } ?? []) + Array(holders.values) }
  override var unitCount: Int { child?.unitCount ?? 0 }

  override func update(
    _ newView: RowAttachment<Content, Attachment>, environment: EnvironmentValues
  ) {
    super.update(newView, environment: environment)
    child?.update(newView.content, environment: environment)
    for holder in holders.values { holder.update(element, environment: environment) }
  }

  private var element: AttachmentElement<Attachment> {
    AttachmentElement(className: view.className, content: view.attachment)
  }

  override func appendOutputs(to outputs: inout [_Output]) {
    appendAttached(to: &outputs) { child?.appendOutputs(to: &$0) }
  }

  override func appendUnits(_ range: Range<Int>, to outputs: inout [_Output]) {
    appendAttached(to: &outputs) { child?.appendUnits(range, to: &$0) }
  }

  override func releaseUnits(outside range: Range<Int>) {
    child?.releaseUnits(outside: range)
    if range.clamped(to: 0..<unitCount).isEmpty { keepHolders(of: []) }
  }

  private func keepHolders(of outputs: [_Output]) {
    for holder in holders.keepOnly(outputs) { holder.unmount() }
  }

  private func appendAttached(to outputs: inout [_Output], collect: (inout [_Output]) -> Void) {
    var own: [_Output] = []
    collect(&own)
    keepHolders(of: own)
    for var output in own {
      let holder = holders[output] ?? makeHolder()
      holders[output] = holder
      var traits = output.traits[ListRowTrait.self] ?? ListRowTraits()
      view.note(holder.element, &traits)
      output.traits[ListRowTrait.self] = traits
      outputs.append(output)
    }
  }

  private func makeHolder() -> Holder {
    var inner = context.child(of: self, slot: 1)
    inner.isLazy = false
    return Holder(element, in: inner)
  }
}

private struct AttachmentElement<Content: View>: ElementView {
  let className: String
  let content: Content
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec { ElementSpec(className) }
}

/// Tells the list something of a row.
private struct RowDecoration<Content: View>: DecorationView {
  let content: Content
  let apply: (inout ViewTraits) -> Void
  static var hasTraits: Bool { true }

  func addTraits(to traits: inout ViewTraits) { apply(&traits) }
}

extension View {
  /// Puts a view behind the row.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    RowAttachment(content: self, attachment: view, className: "row-background") {
      $1.background = view == nil ? nil : $0
    }
  }

  /// Sets the room inside the row, or the usual room with `nil`.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    RowDecoration(content: self) {
      var traits = $0[ListRowTrait.self] ?? ListRowTraits()
      traits.insets = insets
      $0[ListRowTrait.self] = traits
    }
  }

  /// Shows or hides the line below the row.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    RowDecoration(content: self) {
      var traits = $0[ListRowTrait.self] ?? ListRowTraits()
      if edges.contains(.bottom) { traits.hidesSeparator = visibility == .hidden }
      $0[ListRowTrait.self] = traits
    }
  }

  /// Keeps the row from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    RowDecoration(content: self) {
      var traits = $0[ListRowTrait.self] ?? ListRowTraits()
      // One further out does not allow what one further in forbids.
      traits.isDeleteDisabled = traits.isDeleteDisabled || isDisabled
      $0[ListRowTrait.self] = traits
    }
  }

  /// Adds actions to the row: buttons at its end, reachable by swipe, pointer and keyboard.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    RowAttachment(content: self, attachment: content(), className: "row-action-set") {
      if edge == .leading { $1.leadingActions.append($0) } else { $1.trailingActions.append($0) }
    }
  }

  /// Shows a number at the end of a row or on a tab; none for zero.
  public func badge(_ count: Int) -> some View {
    RowDecoration(content: self) {
      $0[BadgeTrait.self] = count == 0 ? nil : Text(verbatim: "\(count)")
    }
  }

  /// Shows a text at the end of a row or on a tab.
  public func badge(_ label: Text?) -> some View {
    RowDecoration(content: self) { $0[BadgeTrait.self] = label }
  }

  /// Shows a translated text at the end of a row or on a tab.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a text as it stands at the end of a row or on a tab.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}
