import FeedbackStates
import FeedbackStatesUI
import ShelfKit
import SwiftUI

/// A field that says below itself what is wrong.
struct FieldDemo: View {
  let demo: StateDemo
  @State private var isbn: Field<String>
  @FocusState private var focus: FieldID?

  init(demo: StateDemo) {
    self.demo = demo
    _isbn = State(
      initialValue: Field(
        .isbn, label: "ISBN", value: "", rules: .book(.isbn, .today), timing: .live))
  }

  var body: some View {
    Form {
      Section {
        ValidatedTextField(isbn, focus: $focus)
      } footer: {
        Text(demo.explanation + " Type a few digits, or 0141439580.")
      }
    }
  }
}

/// Work that fails in a way that keeps the person from going on.
struct AlertDemo: View {
  let demo: StateDemo
  @Environment(ShelfModel.self) private var shelf

  var body: some View {
    Form {
      Section {
        Button("Send") {
          shelf.failures.report(
            StoreError.offline, from: demo,
            in: FailureSituation(isContentVisible: true, isAskedFor: true)
          ) { [failures = shelf.failures] in
            failures.resolve(demo)
          }
        }
      } footer: {
        Text(demo.explanation)
      }
    }
  }
}

/// Work in the background that fails and leaves the screen usable.
struct BannerDemo: View {
  let demo: StateDemo
  @Environment(ShelfModel.self) private var shelf

  var body: some View {
    Form {
      Section {
        Button("Synchronise") {
          shelf.failures.report(
            StoreError.server(status: 503), from: demo,
            in: FailureSituation(isContentVisible: true, isAskedFor: false)
          ) { [shelf] in
            shelf.failures.resolve(demo)
            shelf.notices.show(Notice(.success, title: "Everything is up to date", id: "sync"))
          }
        }
        Button("Delete Something") {
          shelf.notices.show(
            Notice(
              .information, title: "Deleted “Emma”", id: "demo undo",
              action: NoticeAction("Undo") {}))
        }
      } footer: {
        Text(demo.explanation)
      }
    }
  }
}
