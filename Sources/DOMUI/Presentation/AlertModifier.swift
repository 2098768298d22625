/// Shows a question or a message over the page, which waits for an answer.
struct AlertModifier: ViewModifier {
  let kind: DialogElement<AnyView>.Kind
  let title: Text
  let showsTitle: Bool
  let isPresented: Binding<Bool>
  let actions: () -> AnyView
  let message: () -> AnyView
  /// Whether the actions are the system's own: one that says OK.
  let hasActions: Bool
  @Environment(\.locale) private var locale
  // One that leaves the value true asks anew, about the data of then.
  @State private var answers = 0

  func body(content: Content) -> some View {
    content
    if isPresented.wrappedValue {
      PortalView(
        content: AlertDialog(
          kind: kind, title: title, showsTitle: showsTitle, actions: actions(), message: message(),
          hasActions: hasActions, locale: locale
        ) {
          answers += 1
          isPresented.wrappedValue = false
        }
        .id(answers))
    }
  }
}

private struct AlertDialog: View {
  let kind: DialogElement<AnyView>.Kind
  let title: Text
  let showsTitle: Bool
  let actions: AnyView
  let message: AnyView
  let hasActions: Bool
  let locale: Locale
  let close: @MainActor () -> Void
  @State private var titleReference = ElementReference()
  @State private var messageReference = ElementReference()
  @State private var cancellation = DialogCancellation()

  var body: some View {
    DialogElement(
      kind: kind, cancel: { cancellation.perform(orElse: close) },
      label: showsTitle ? nil : title.string, title: showsTitle ? titleReference : nil,
      message: messageReference
    ) {
      AnyView(
        VStack(spacing: 12) {
          if showsTitle {
            AlertPart(tag: "h2", name: "alert-title", reference: titleReference, content: title)
          }
          AlertPart(
            tag: "div", name: "alert-message", reference: messageReference, content: message)
          BarElement("div", "alert-actions") {
            actions
            if !hasActions || kind == .choice && !cancellation.hasButton {
              SystemButton(
                title: kind == .choice ? SystemText.cancel(locale) : SystemText.ok(locale))
            }
          }
        }
        .environment(\.dialogCancellation, cancellation)
        .environment(\.afterButtonAction, ButtonAftermath(action: close))
        .environment(\.dismiss, DismissAction(action: close)))
    }
  }
}

private struct AlertPart<Content: View>: ElementView {
  let tag: String
  let name: String
  let reference: ElementReference
  let content: Content
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec {
    reference.note(scene.element)
    var spec = ElementSpec(name)
    spec.attributes["id"] = scene.id
    return spec
  }
}

/// The button that the system adds to a dialog.
private struct SystemButton: ElementView {
  let title: String
  var tag: String { "button" }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("button", "alert-button")
    spec.attributes["type"] = "button"
    spec.text = title
    let close = scene.environment.afterButtonAction
    spec.handlers["click"] = { _ in close?.action() }
    return spec
  }
}

/// What happens after the action of a button, such as closing the alert that it answers.
struct ButtonAftermath {
  let action: @MainActor () -> Void
}

extension EnvironmentValues {
  /// Every button runs this after its action.
  var afterButtonAction: ButtonAftermath? {
    get { self[ButtonAftermathKey.self] }
    set { self[ButtonAftermathKey.self] = newValue }
  }
}

private enum ButtonAftermathKey: EnvironmentKey {
  static var defaultValue: ButtonAftermath? { nil }
}

extension View {
  func alertDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        kind: .alert, title: title, showsTitle: true, isPresented: isPresented,
        actions: { AnyView(actions()) }, message: { AnyView(message()) },
        hasActions: A.self != EmptyView.self))
  }

  func choiceDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        kind: .choice, title: title, showsTitle: titleVisibility == .visible,
        isPresented: isPresented, actions: { AnyView(actions()) },
        message: { AnyView(message()) }, hasActions: true))
  }
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the platform decides.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
