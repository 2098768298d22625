import ElementTree

/// The `button` element of every button.
///
/// A disabled button is marked by `aria-disabled` and ignores its activation here: a natively
/// disabled one would lose the keyboard focus while the work that it started still runs.
struct ButtonElement<Content: View>: ElementView {
  let role: ButtonRole?
  let style: SystemButtonStyle
  let action: @MainActor () -> Void
  let content: Content

  var tag: String { "button" }
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec {
    let environment = scene.environment
    var spec = ElementSpec("button", style.rawValue)
    spec.attributes["type"] = "button"
    if let role { spec.classes.append(role.name) }
    if environment.controlSize != .regular { spec.classes.append(environment.controlSize.name) }
    if let shape = environment.buttonBorderShape.className { spec.classes.append(shape) }
    if let menu = environment.menuID {
      spec.attributes["popovertarget"] = menu
      spec.attributes["popovertargetaction"] = "hide"
    }
    let aftermath = environment.afterButtonAction
    let isEnabled = environment.isEnabled
    if !isEnabled { spec.attributes["aria-disabled"] = "true" }
    let tap: @MainActor () -> Void = {
      guard isEnabled else { return }
      action()
      aftermath?.action()
    }
    spec.handlers["click"] = { _ in tap() }
    if role == .cancel { environment.dialogCancellation?.note(scene.element, action: tap) }
    return spec
  }
}
