import FeedbackStates
import FeedbackStatesUI
import SwiftUI

/// The choice of what to import.
struct ImportSourceForm: View {
  @Bindable var model: ImportModel

  var body: some View {
    Form {
      if let mistake = model.mistake {
        Section {
          FailureView(mistake, retry: nil)
            .failureStyle(.inline)
        }
      }
      Section {
        Button("Import the Sample", systemImage: "books.vertical") {
          start(.sample)
        }
        Button("Import a File with Mistakes", systemImage: "exclamationmark.triangle") {
          start(.sampleWithMistakes)
        }
      } footer: {
        Text("About 300 well-known books, or a short file that shows what happens to wrong rows.")
      }
      Section {
        TextEditor(text: $model.text)
          .frame(minHeight: 120)
          .accessibilityLabel("CSV text")
        Button("Import the Text", systemImage: "square.and.arrow.down") {
          start(.pasted(model.text))
        }
        .disabled(because: .when(model.text.isEmpty, "Paste the text of a CSV file first."))
      } header: {
        Text("Paste CSV")
      } footer: {
        Text("The first line names the columns: title,author,year,isbn")
      }
    }
  }

  private func start(_ source: ImportSource) {
    Task { await model.start(source) }
  }
}
