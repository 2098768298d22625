import ElementTree
import Testing

@testable import DOMUI

@Observable @MainActor
private final class Inbox {
  var mails = ["a", "b"]
  var unread = 3
}

private struct InboxList: View {
  let inbox: Inbox
  var body: some View {
    List {
      ForEach(inbox.mails, id: \.self) { mail in
        Text(mail)
          .badge(mail == "a" ? inbox.unread : 0)
          .swipeActions {
            Button("Archive \(mail)") { inbox.mails.removeAll { $0 == mail } }
          }
          .listRowBackground(Color.red)
          .listRowSeparator(.hidden)
      }
      .onDelete { _ in }
    }
  }
}

@Suite("Row modifiers")
@MainActor
struct RowModifierTests {
  @Test("Each row has its own actions, in place of the automatic deletion")
  func actions() throws {
    let inbox = Inbox()
    let page = RenderedPage { InboxList(inbox: inbox) }
    #expect(page.all("button").map(\.name) == ["Archive a", "Archive b"])
    try page.tap("Archive b")
    #expect(inbox.mails == ["a"])
    #expect(page.all("button").map(\.name) == ["Archive a"])
  }

  @Test("A badge shows a number and goes at zero")
  func badge() {
    let inbox = Inbox()
    let page = RenderedPage { InboxList(inbox: inbox) }
    #expect(page.contains("3"))
    inbox.unread = 0
    #expect(!page.contains("3"))
  }

  @Test("Separator and background belong to the row")
  func looks() {
    let page = RenderedPage { InboxList(inbox: Inbox()) }
    #expect(page.html.contains("class=\"row no-separator\""))
    #expect(page.html.contains("row-background"))
  }
}

@Suite("Rows that cannot be deleted")
@MainActor
struct DeleteDisabledTests {
  @Test("A row says of itself that it cannot be deleted; the others can")
  func deleteDisabled() {
    let page = RenderedPage {
      List {
        ForEach(0..<3) { number in Text("Row \(number)").deleteDisabled(number == 1) }
          .onDelete { _ in }
      }
    }
    #expect(page.text == "Row 0\nDelete\nRow 1\nRow 2\nDelete")
  }
}
