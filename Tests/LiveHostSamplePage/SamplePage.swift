public import ElementTree

/// A page written by hand against the element tree, for the tests of the host.
@MainActor
public final class SamplePage: LivePage {
  /// What the page shows.
  public let document = ElementDocument()
  /// Called when the page has something to render.
  public var needsRender: (@MainActor () -> Void)?
  /// Whether somebody looks at the page.
  public private(set) var isActive = false
  /// Whether the page was ended.
  public private(set) var isClosed = false
  /// How often the button was clicked.
  public private(set) var count = 0
  /// What the page was made for.
  public let request: PageRequest

  private let counter: Element
  private let echo: Element
  private let extra: Element
  private let list: Element
  private let body: Element
  private let stack: Element
  private var screens: [Element] = []
  private var rows: [Int: Element] = [:]
  private let rowCount: Int

  /// Makes the page; the query item `rows` says how many rows its list has.
  public init(_ request: PageRequest) {
    self.request = request
    rowCount = request.query.first { $0.name == "rows" }.flatMap { Int($0.value) } ?? 1000
    body = document.makeElement("main")
    counter = document.makeElement("output")
    echo = document.makeElement("p")
    extra = document.makeElement("div")
    list = document.makeElement("div")
    stack = document.makeElement("div")
    build()
  }

  private func build() {
    document.root.setChildren([body])
    counter.setAttribute("id", "count")
    counter.setText("0")
    echo.setAttribute("id", "echo")
    echo.setText(request.kept["note"] ?? "")
    echo.setStyle("color", "rgb(1, 2, 3)")
    let name = field("name")
    name.on("input") { [weak self] event in
      if case .string(let text)? = event.value { self?.echo.setText(text) }
    }
    let upper = field("upper")
    upper.on("input") { [weak upper] event in
      if case .string(let text)? = event.value {
        upper?.setProperty("value", .string(text.uppercased()))
      }
    }
    let add = button("add") { page in
      page.count += 1
      page.counter.setText("\(page.count)")
      page.document.perform(.announce("Counted", urgent: false))
    }
    let vanish = document.makeElement("button")
    vanish.setAttribute("id", "vanish")
    vanish.setText("vanish")
    vanish.on("click") { [weak self, weak vanish] _ in
      guard let self else { return }
      body.setChildren(body.children.filter { $0 !== vanish })
    }
    let freeze = document.makeElement("button")
    freeze.setAttribute("id", "freeze")
    freeze.setText("freeze")
    freeze.on("click") { [weak freeze] _ in freeze?.setAttribute("disabled", "") }
    let keep = button("keep") { page in
      page.document.perform(.keep(key: "note", value: "kept"))
    }
    let tick = button("tick") { page in
      page.document.perform(.keep(key: "ticked", value: "yes"))
    }
    let ask = button("ask") { $0.showDialog() }
    let save = button("save") { $0.echo.setText("saved") }
    save.setAttribute("data-shortcut", "meta+s")
    let more = button("more") { page in
      let field = page.field("late")
      field.setAttribute("data-autofocus", "")
      page.extra.setChildren([field])
    }
    let go = button("go") { page in
      if let pin = page.body.children.first(where: { $0.attributes["name"] == "pin" }) {
        page.document.perform(.focus(pin.id))
      }
    }
    let keys = document.makeElement("div")
    keys.setAttribute("id", "keys")
    keys.setAttribute("tabindex", "0")
    keys.setAttribute("data-keys", "ArrowLeft Space")
    keys.setText("keys")
    keys.on("keydown") { [weak self] event in
      if case .string(let key)? = event.details["key"] { self?.echo.setText("key \(key)") }
    }
    extra.setAttribute("id", "extra")
    stack.setAttribute("id", "stack")
    list.setAttribute("id", "list")
    list.setAttribute("data-lazy", "")
    list.setAttribute("data-place", "list")
    list.setStyle("height", "300px")
    list.setStyle("overflow-y", "auto")
    list.on("range") { [weak self] event in self?.show(event) }
    body.setChildren([
      name, upper, add, counter, echo, vanish, freeze, keep, ask, save, more, keys, extra, list,
      choice("size", ["small", "large"]), box("fresh"), tick, essay(),
      code(), field("pin"), go,
      button("push") { $0.push() }, button("home") { $0.pop(to: 0) },
      button("insist") { $0.showDialog(isLocked: true) }, stack,
    ])
    setRows(0..<min(20, rowCount), height: 30)
  }

  private func field(_ name: String) -> Element {
    let field = document.makeElement("input")
    field.setAttribute("name", name)
    field.setAttribute("aria-label", name)
    return field
  }

  /// A field for much text, of which the page says how much it got.
  private func essay() -> Element {
    let essay = document.makeElement("textarea")
    essay.setAttribute("name", "essay")
    essay.setAttribute("aria-label", "essay")
    essay.on("input") { [weak self] event in
      if case .string(let text)? = event.value { self?.echo.setText("\(text.count) letters") }
    }
    return essay
  }

  /// Buttons of which one is chosen.
  private func choice(_ name: String, _ options: [String]) -> Element {
    let group = document.makeElement("div")
    group.setAttribute("role", "radiogroup")
    group.setAttribute("aria-label", name)
    group.setAttribute("data-choice", name)
    var buttons: [Element] = []
    for option in options {
      let button = document.makeElement("button")
      button.setAttribute("role", "radio")
      button.setAttribute("id", option)
      button.setAttribute("aria-checked", option == options[0] ? "true" : "false")
      button.setText(option)
      button.on("click") { [weak group, weak button] _ in
        for other in group?.children ?? [] {
          other.setAttribute("aria-checked", other === button ? "true" : "false")
        }
      }
      buttons.append(button)
    }
    group.setChildren(buttons)
    return group
  }

  /// A box whose state is the server's: it is ticked once the page was started with `ticked`.
  private func box(_ name: String) -> Element {
    let box = document.makeElement("input")
    box.setAttribute("type", "checkbox")
    box.setAttribute("name", name)
    box.setAttribute("aria-label", name)
    box.setProperty("checked", .bool(request.kept["ticked"] != nil))
    box.on("change") { [weak self] _ in self?.echo.setText("box reported") }
    return box
  }

  private func button(_ id: String, _ action: @escaping @MainActor (SamplePage) -> Void) -> Element
  {
    let button = document.makeElement("button")
    button.setAttribute("id", id)
    button.setText(id)
    button.on("click") { [weak self] _ in if let self { action(self) } }
    return button
  }

  /// A field that is told to take the focus whenever it has got it.
  private func code() -> Element {
    let code = field("code")
    code.on("focus") { [weak self, weak code] _ in
      if let self, let code { document.perform(.focus(code.id)) }
    }
    return code
  }

  private func push() {
    let depth = screens.count
    let screen = document.makeElement("section")
    screen.setAttribute("data-back", "")
    screen.setText("Screen \(depth + 1)")
    screen.on("back") { [weak self] _ in self?.pop(to: depth) }
    screens.last?.setAttribute("hidden", "")
    screens.append(screen)
    stack.setChildren(screens)
  }

  private func pop(to depth: Int) {
    screens.removeSubrange(min(depth, screens.count)...)
    screens.last?.setAttribute("hidden", nil)
    stack.setChildren(screens)
  }

  private func showDialog(isLocked: Bool = false) {
    let dialog = document.makeElement("dialog")
    dialog.setAttribute("data-modal", "")
    dialog.setAttribute("aria-label", "question")
    let close = document.makeElement("button")
    close.setAttribute("id", "close")
    close.setText("close")
    close.on("click") { [weak self] _ in self?.extra.setChildren([]) }
    dialog.on("cancel") { [weak self] _ in if !isLocked { self?.extra.setChildren([]) } }
    dialog.setChildren([field("inside"), close])
    extra.setChildren([dialog])
  }

  private func show(_ event: ElementEvent) {
    guard case .number(let first)? = event.details["first"],
      case .number(let last)? = event.details["last"],
      case .number(let height)? = event.details["height"]
    else { return }
    let low = max(0, min(Int(first), rowCount - 1))
    setRows(low..<min(rowCount, max(low, Int(last)) + 1), height: height)
  }

  private func setRows(_ range: Range<Int>, height: Double) {
    list.setAttribute("data-count", "\(rowCount)")
    list.setAttribute("data-first", "\(range.lowerBound)")
    for index in rows.keys where !range.contains(index) { rows[index] = nil }
    let shown = range.map { index -> Element in
      if let row = rows[index] { return row }
      let row = document.makeElement("div")
      row.setText("Row \(index)")
      row.setStyle("height", "30px")
      rows[index] = row
      return row
    }
    let before = spacer(Double(range.lowerBound) * height)
    let after = spacer(Double(rowCount - range.upperBound) * height)
    list.setChildren([before] + shown + [after])
  }

  private func spacer(_ height: Double) -> Element {
    let spacer = document.makeElement("div")
    spacer.setAttribute("data-spacer", "")
    spacer.setStyle("height", "\(height)px")
    return spacer
  }

  /// Changes the page outside an event.
  public func setEcho(_ text: String) {
    echo.setText(text)
  }

  /// Does nothing: every change is made in the document at once.
  public func render() {}
  /// Gives an event to the element that it is for.
  public func handle(_ event: ElementEvent) { document.dispatch(event) }
  /// Keeps whether somebody looks at the page.
  public func setActive(_ isActive: Bool) { self.isActive = isActive }
  /// Keeps that the page was ended.
  public func close() { isClosed = true }
}
