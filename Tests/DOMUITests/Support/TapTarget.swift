@testable import DOMUI

/// A bare button, so that tests of the graph do not depend on the controls.
struct TapTarget: ElementView {
  let label: String
  let action: @MainActor () -> Void
  var tag: String { "button" }

  init(_ label: String, action: @escaping @MainActor () -> Void) {
    self.label = label
    self.action = action
  }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec()
    spec.text = label
    let after = scene.environment.afterButtonAction
    spec.handlers["click"] = { _ in
      action()
      after?.action()
    }
    return spec
  }
}
