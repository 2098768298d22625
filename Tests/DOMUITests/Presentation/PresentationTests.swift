import Testing

@testable import DOMUI

private struct Desk: View {
  @State private var showsSheet = false
  @State private var asks = false
  @State private var answers = 0
  @State private var dismissals = 0

  var body: some View {
    VStack {
      Text("answers \(answers) dismissals \(dismissals)")
      TapTarget("sheet") { showsSheet = true }
      TapTarget("ask") { asks = true }
    }
    .sheet(isPresented: $showsSheet, onDismiss: { dismissals += 1 }) { Form2() }
    .alert("Really?", isPresented: $asks) {
      TapTarget("Yes") { answers += 1 }
    } message: {
      Text("It cannot be undone.")
    }
  }
}

private struct Form2: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { TapTarget("Done") { dismiss() } }
}

@Suite("Presentations")
@MainActor
struct PresentationTests {
  @Test("A sheet opens as a modal dialog and its content can dismiss it")
  func sheet() throws {
    let page = RenderedPage { Desk() }
    try page.tap("sheet")
    #expect(page.all("dialog").count == 1)
    try page.tap("Done")
    #expect(page.all("dialog").isEmpty)
    #expect(page.contains("dismissals 1"))
  }

  @Test("Escape dismisses a sheet")
  func escape() throws {
    let page = RenderedPage { Desk() }
    try page.tap("sheet")
    try page.find("dialog").send("cancel")
    #expect(page.all("dialog").isEmpty)
  }

  @Test("An alert is named by its title, described by its message and closed by any of its buttons")
  func alert() throws {
    let page = RenderedPage { Desk() }
    try page.tap("ask")
    let alert = try page.find("alertdialog", "Really?")
    #expect(alert.description == "It cannot be undone.")
    try page.tap("Yes")
    #expect(page.all("alertdialog").isEmpty)
    #expect(page.contains("answers 1"))
  }
}

private struct IdleAlert: View {
  @State private var asks = true

  var body: some View {
    Text("Content").alert("Done?", isPresented: $asks) { Button("Yes") {} }
  }
}

@Suite("Alert buttons")
@MainActor
struct AlertButtonTests {
  @Test("A button whose action does nothing closes its alert")
  func closes() throws {
    let page = RenderedPage { IdleAlert() }
    #expect(page.all("alertdialog").count == 1)
    try page.tap("Yes")
    #expect(page.all("alertdialog").isEmpty)
  }
}
