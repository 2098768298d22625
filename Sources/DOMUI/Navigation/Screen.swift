import ElementTree

/// One screen of a stack with the bar above it.
struct Screen<Content: View>: View {
  let entry: NavigationModel.Entry?
  let isTop: Bool
  let model: NavigationModel
  let content: Content
  @State private var bar = BarModel()
  @Environment(\.self) private var environment

  var body: some View {
    let heading = ElementReference()
    ScreenElement(isTop: isTop, isRoot: entry == nil, back: goBack) {
      if !bar.hidesBar {
        ScreenBar(bar: bar, isRoot: entry == nil, heading: heading) { pop() }
      }
      ScreenBody {
        VisibilityView(isShown: isTop, content: content)
      }
      BottomBar(bar: bar)
    }
    .environment(\.bar, bar)
    .environment(\.dismiss, entry == nil ? environment.dismiss : DismissAction { pop() })
    .environment(\.isPresented, entry != nil || environment.isPresented)
    .onAppear {
      // A screen that was there before a restart leaves the focus where the person had it.
      if let entry, !entry.isRestored { environment.page?.focus(heading) }
      announceTitle()
    }
    .onChange(of: isTop) { announceTitle() }
    .onChange(of: bar.title) { announceTitle() }
  }

  /// Does what the button in the bar does, where it is.
  private func goBack() {
    if !bar.hidesBackButton { pop() }
  }

  private func pop() {
    guard let entry else { return }
    let opener = model.pop(entry.id)
    if let opener { environment.page?.document.perform(.focus(opener)) }
  }

  private func announceTitle() {
    guard isTop, let title = bar.title else { return }
    environment.page?.document.perform(.setTitle(title.string))
  }
}

private struct ScreenElement<Content: View>: ElementView {
  let isTop: Bool
  let isRoot: Bool
  /// What the browser's own way back does above the root.
  let back: @MainActor () -> Void
  @ViewBuilder let content: () -> Content
  var tag: String { "section" }
  var elementContent: Content { content() }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("screen")
    if !isTop { spec.attributes["hidden"] = "" }
    if !isRoot {
      spec.attributes["data-back"] = ""
      spec.handlers["back"] = { _ in back() }
    }
    return spec
  }
}

private struct ScreenBody<Content: View>: ElementView {
  @ViewBuilder let content: () -> Content
  var elementContent: Content { content() }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("screen-body")
    spec.attributes["data-place"] = scene.name
    return spec
  }
}

/// The bar of a screen: the way back, the title, what the content put there.
private struct ScreenBar: View {
  let bar: BarModel
  let isRoot: Bool
  let heading: ElementReference
  let back: @MainActor () -> Void

  var body: some View {
    let leading = bar.items(ToolbarItemPlacement.leading)
    let trailing = bar.items(ToolbarItemPlacement.trailing)
    BarElement("header", "bar") {
      BarElement("div", "bar-row") {
        BarElement("div", "bar-leading") {
          if !isRoot && !bar.hidesBackButton { BackButton(action: back) }
          ToolbarItems(items: leading)
        }
        if bar.displayMode == .inline { Heading(title: bar.title, reference: heading) }
        ToolbarItems(items: bar.items([.principal]))
        BarElement("div", "bar-trailing") { ToolbarItems(items: trailing) }
      }
      if bar.displayMode != .inline { Heading(title: bar.title, reference: heading) }
      if let search = bar.search { SearchFieldView(field: search) }
    }
  }
}

private struct BottomBar: View {
  let bar: BarModel

  var body: some View {
    let items = bar.items([.bottomBar, .status])
    if !items.isEmpty {
      BarElement("div", "bar bar-bottom") { ToolbarItems(items: items) }
    }
  }
}

/// Toolbar items with the environment of the place where they were declared.
private struct ToolbarItems: View {
  let items: [BarModel.Item]

  var body: some View {
    ForEach(items) { item in
      EnvironmentWriter(content: item.content) { $0 = item.environment }
    }
  }
}

/// An element of a bar.
struct BarElement<Content: View>: ElementView {
  let tag: String
  let name: String
  let fills: Bool
  let content: Content
  var elementContent: Content { content }

  init(
    _ tag: String, _ name: String, fills: Bool = false, @ViewBuilder content: () -> Content
  ) {
    self.tag = tag
    self.name = name
    self.fills = fills
    self.content = content()
  }

  func flexibility(of content: Flexibility) -> Flexibility { fills ? [.x, .y] : [] }

  func spec(in scene: ElementScene) -> ElementSpec { ElementSpec(name) }
}

private struct Heading: ElementView {
  let title: Text?
  let reference: ElementReference
  var tag: String { "h1" }
  var elementContent: Text? { title }

  func spec(in scene: ElementScene) -> ElementSpec {
    reference.note(scene.element)
    var spec = ElementSpec("bar-title")
    spec.attributes["tabindex"] = "-1"
    if title == nil { spec.attributes["hidden"] = "" }
    return spec
  }
}

private struct BackButton: ElementView {
  let action: @MainActor () -> Void
  var tag: String { "button" }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("bar-back")
    spec.attributes["type"] = "button"
    spec.attributes["aria-label"] = SystemText.back(scene.environment.locale)
    spec.text = "‹"
    spec.handlers["click"] = { _ in action() }
    return spec
  }
}
