import ElementTree

/// A kind of action that assistive technology knows.
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String

  /// Activates.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaves, by the Escape key.
  public static let escape = AccessibilityActionKind(name: "escape")
}

private struct ActionDecoration<Content: View>: DecorationView {
  let content: Content
  let kind: AccessibilityActionKind
  let handler: () -> Void
  static var decoratesControl: Bool { true }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec()
    if kind == .escape {
      spec.attributes["data-keys"] = "Escape"
      spec.handlers["keydown"] = { [handler] event in
        if event.details["key"] == .string("Escape") { handler() }
      }
    } else {
      spec.handlers["click"] = { [handler] _ in handler() }
    }
    return spec
  }
}

/// A view with actions beside it, which are seen while they have the keyboard focus.
private struct NamedActions<Content: View, Actions: View>: ElementView {
  let content: Content
  let actions: Actions

  @ViewBuilder var elementContent: some View {
    content
    NamedActionButtons(content: actions)
  }

  func flexibility(of content: Flexibility) -> Flexibility { content }

  func spec(in scene: ElementScene) -> ElementSpec { ElementSpec("with-actions") }
}

private struct NamedActionButtons<Content: View>: ElementView {
  let content: Content
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec { ElementSpec("focus-revealed") }
}

extension View {
  /// Adds an action of a known kind.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    ActionDecoration(content: self, kind: actionKind, handler: handler)
  }

  /// Adds an action with a name: a button that is seen while it has the keyboard focus.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    NamedActions(content: self, actions: Button(action: handler) { name })
  }

  /// Adds an action with a translated name.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action with a name as it stands.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds actions made of buttons.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    NamedActions(content: self, actions: content())
  }
}
