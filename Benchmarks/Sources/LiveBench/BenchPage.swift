import ElementTree

/// The bare page's twin on the live host: two buttons, a count and rows.
@MainActor
final class BenchPage: LivePage {
  let document = ElementDocument()
  var needsRender: (@MainActor () -> Void)?
  private var clicks = 0

  init(rowCount: Int) {
    let count = element("output", id: "count", text: "0")
    let list = element("div", id: "list")
    let rows = (0..<rowCount).map { index -> Element in
      let row = document.makeElement("div")
      row.setText("Row \(index)")
      return row
    }
    list.setChildren(rows)
    let add = element("button", id: "add", text: "add")
    add.on("click") { [weak self] _ in
      self?.clicks += 1
      count.setText("\(self?.clicks ?? 0)")
    }
    let change = element("button", id: "row", text: "row")
    change.on("click") { [weak self] _ in
      self?.clicks += 1
      rows[rowCount / 2].setText("Row changed \(self?.clicks ?? 0)")
    }
    document.root.setChildren([add, change, count, list])
  }

  private func element(_ tag: String, id: String, text: String? = nil) -> Element {
    let element = document.makeElement(tag)
    element.setAttribute("id", id)
    if let text { element.setText(text) }
    return element
  }

  func render() {}
  func handle(_ event: ElementEvent) { document.dispatch(event) }
  func setActive(_ isActive: Bool) {}
  func close() {}
}
