import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@testable import FeedbackStatesUI

private struct Entry: View {
  let title: Field<String>
  let form: FormValidation
  @FocusState private var focus: FieldID?

  var body: some View {
    Form {
      ValidationSummary(form, focus: $focus)
      ValidatedTextField(title, focus: $focus)
    }
  }
}

@Suite("Validated text field")
@MainActor
struct ValidatedTextFieldTests {
  @Test("It is silent until it is left, then speaks with every change")
  func timing() throws {
    let title = Field("title", label: "Title", value: "", rules: [.required("Enter a title.")])
    let page = RenderedPage { Entry(title: title, form: FormValidation(title)) }
    let field = try page.find("textbox", "Title")
    field.send("focus")
    field.type("x")
    field.type("")
    #expect(!page.contains("Enter a title."))
    field.send("blur")
    #expect(page.contains("Enter a title."))
    field.type("Emma")
    #expect(!page.contains("Enter a title."))
    #expect(title.value == "Emma")
  }

  @Test("A submission that is refused sums up what is wrong and moves the focus to the first")
  func summary() async throws {
    let title = Field("title", label: "Title", value: "", rules: [.required("Enter a title.")])
    let form = FormValidation(title)
    let page = RenderedPage { Entry(title: title, form: form) }
    _ = page.text
    #expect(await form.validate() == false)
    #expect(page.contains("Enter a title."))
    #expect(page.all("heading").count == 1)
    #expect(form.focusTarget == nil)
  }
}
