/// Says why a screen has nothing to show, and what to do next.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  /// Makes a message of a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: View {
  /// The message in the middle of the space that is there.
  public var body: some View {
    UnavailableElement(label: label, description: description, actions: actions)
  }
}

extension ContentUnavailableView
where Label == DOMUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a message of a translated title, a symbol and a description.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      DOMUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Makes a message of a title as it stands, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      DOMUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Makes a message of a translated title, an image of the app and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      DOMUI.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Makes a message of a title as it stands, an image of the app and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      DOMUI.Label(title, image: name)
    } description: {
      description
    }
  }
}

/// The frame of the message: a heading, its description, its actions.
private struct UnavailableElement<Label: View, Description: View, Actions: View>: ElementView {
  let label: Label
  let description: Description
  let actions: Actions

  @ViewBuilder var elementContent: some View {
    UnavailablePart(className: "unavailable-label", isHeading: true, content: label)
    UnavailablePart(className: "unavailable-description", isHeading: false, content: description)
    UnavailablePart(className: "unavailable-actions", isHeading: false, content: actions)
  }

  func flexibility(of content: Flexibility) -> Flexibility { [.x, .y] }

  func spec(in scene: ElementScene) -> ElementSpec { ElementSpec("unavailable") }
}

private struct UnavailablePart<Content: View>: ElementView {
  let className: String
  let isHeading: Bool
  let content: Content
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec(className)
    if isHeading {
      spec.attributes["role"] = "heading"
      spec.attributes["aria-level"] = "2"
    }
    return spec
  }
}
