import ElementTree

/// The `input` or `textarea` of every text field.
///
/// What stands in the field belongs to the page while it has the focus: what the page reports is
/// noted, so that it is not sent back, and a text that the app changed on the way is.
struct FieldElement: ElementView {
  enum Kind {
    case text, secure, multiline
  }

  /// When the app is told what was typed.
  enum Report {
    case eachInput, atTheEnd
  }

  let kind: Kind
  var report = Report.eachInput
  let title: (any PlainLabel)?
  var prompt: Text?
  let text: () -> String
  let write: (String) -> Void

  var tag: String { kind == .multiline ? "textarea" : "input" }

  func flexibility(of content: Flexibility) -> Flexibility { .x }

  func spec(in scene: ElementScene) -> ElementSpec {
    let environment = scene.environment
    var spec = ElementSpec("field")
    if let style = environment.fieldLook.className { spec.classes.append(style) }
    spec.attributes["name"] = scene.name
    let title = title?.plainText(in: environment) ?? ""
    let placeholder = prompt?.plainText(in: environment) ?? title
    if !title.isEmpty { spec.attributes["aria-label"] = title }
    if !placeholder.isEmpty { spec.attributes["placeholder"] = placeholder }
    environment.fieldTraits.write(to: &spec, kind: kind)
    spec.properties["value"] = .string(text())
    if !environment.isEnabled {
      // Read-only instead of disabled: the focus stays where it is.
      spec.attributes["readonly"] = ""
      spec.attributes["aria-disabled"] = "true"
    }
    spec.handlers[report == .eachInput ? "input" : "change"] = handler(
      isEnabled: environment.isEnabled, element: scene.element)
    if let submit = environment.submission, kind != .multiline, environment.isEnabled {
      spec.attributes["data-submit"] = ""
      spec.handlers["submit"] = { _ in submit.submit(.text) }
    }
    return spec
  }

  private func handler(
    isEnabled: Bool, element: Element
  ) -> @MainActor (ElementEvent) -> Void {
    { [text, write, weak element] event in
      guard case .string(let typed)? = event.value else { return }
      element?.noteReported("value", .string(typed))
      if isEnabled, typed != text() { write(typed) }
      element?.setProperty("value", .string(text()))
    }
  }
}

/// A field whose label is more than words: it is laid out beside the field, out of sight.
struct LabelledField<Label: View>: CompoundElementView {
  let label: Label
  let field: FieldElement

  var tag: String { "label" }
  static var refersToLabel: Bool { false }

  @ViewBuilder var elementContent: some View {
    LabelPart(className: "visually-hidden", content: label)
    ControlPart(content: field)
  }

  func flexibility(of content: Flexibility) -> Flexibility { .x }

  func spec(in scene: ElementScene) -> ElementSpec { ElementSpec("field-label") }
}

/// Lays a field out with a label of any kind.
struct FieldWithLabel<Label: View>: View {
  let label: Label
  let field: ((any PlainLabel)?) -> FieldElement

  var body: some View {
    if let plain = label as? any PlainLabel {
      field(plain)
    } else {
      LabelledField(label: label, field: field(nil))
    }
  }
}
