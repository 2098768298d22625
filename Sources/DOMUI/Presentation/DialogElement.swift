import ElementTree

/// A modal dialog; the page opens it when it comes and closes it when it goes.
struct DialogElement<Content: View>: ElementView {
  /// What kind of dialog it is.
  enum Kind {
    case sheet
    case cover
    case alert
    case choice
    case popover
  }

  let kind: Kind
  /// What Escape does; `nil` when the dialog insists on an answer.
  let cancel: (@MainActor () -> Void)?
  /// The dialog's name, when no heading inside gives it.
  var label: String?
  var title: ElementReference?
  var message: ElementReference?
  @ViewBuilder let content: () -> Content
  var tag: String { "dialog" }
  var elementContent: Content { content() }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("dialog")
    switch kind {
    case .sheet: spec.classes.append("sheet")
    case .cover: spec.classes.append("cover")
    case .popover: spec.classes.append("popover")
    case .choice: spec.classes.append("choice")
    case .alert:
      spec.classes.append("alert")
      spec.attributes["role"] = "alertdialog"
    }
    spec.attributes["data-place"] = scene.name
    spec.attributes["data-modal"] = ""
    spec.attributes["aria-modal"] = "true"
    if let title = title?.element { spec.attributes["aria-labelledby"] = "e\(title.id.rawValue)" }
    if let message = message?.element {
      spec.attributes["aria-describedby"] = "e\(message.id.rawValue)"
    }
    if let label { spec.attributes["aria-label"] = label }
    let cancel = cancel
    spec.handlers["cancel"] = { _ in cancel?() }
    return spec
  }
}
