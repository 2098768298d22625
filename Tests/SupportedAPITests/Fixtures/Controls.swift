// Controls and lists
import SwiftUI

struct ControlsFixture: View {
  @State private var text = ""
  @State private var isOn = false
  @FocusState private var isFocused: Bool

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $text)
          .focused($isFocused)
          .onSubmit { isOn = true }
          .submitLabel(.done)
        SecureField("Password", text: $text)
        TextEditor(text: $text)
        Toggle("On", isOn: $isOn)
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
      Button("Save", systemImage: "checkmark") {}
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .disabled(text.isEmpty)
        .keyboardShortcut(.defaultAction)
      Button(role: .destructive) {
      } label: {
        Label("Delete", systemImage: "trash").labelStyle(.iconOnly)
      }
      ProgressView()
      ProgressView("Loading", value: 0.5)
      ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add one."))
      ContentUnavailableView.search(text: text)
    }
    .accessibilityLabel("A form")
    .accessibilityHint("What it does")
    .accessibilityElement(children: .combine)
    .accessibilityHidden(false)
    .accessibilityAddTraits(.isHeader)
    .sensoryFeedback(.success, trigger: isOn)
  }
}

struct ListsFixture: View {
  @State private var rows = ["a", "b"]

  var body: some View {
    List {
      ForEach(rows, id: \.self) { row in
        Text(row)
      }
      .onDelete { rows.remove(atOffsets: $0) }
    }
    .listStyle(.insetGrouped)
  }
}
