import CheckerCore
import Testing

@testable import CheckerIndex
@testable import CheckerRules

@Suite("A screen is searched once, however many controls it has")
struct SurroundingsTests {
  private func surroundings(buttons: Int) throws -> Surroundings {
    let button = "Button(\"a\") { Task { await save() } }\n"
    let text = """
      import SwiftUI
      struct V: View {
        @State private var isSaving = false
        func save() async { isSaving = true; await send(); isSaving = false }
        var body: some View { List { \(String(repeating: button, count: buttons))
          if isSaving { Text("b") }
        } }
      }
      """
    let analysis = Analysis(rules: RuleSet.all)
    let model = analysis.read(SourceFile(path: "V.swift", text: text))
    let index = ProjectIndex(merging: [analysis.facts(of: model)])
    let context = RuleContext(file: model, index: index, vocabulary: Vocabulary())
    let code = try #require(context.views.first)
    let resolver = Resolver(context: context, type: code.type)
    let surroundings = Surroundings(code: code, resolver: resolver)
    for visit in code.visits {
      guard let element = visit.element, element.name == "Button",
        let action = ButtonAction(element, resolver: resolver)
      else { continue }
      #expect(surroundings.signs(of: action) == (guarded: false, shown: true))
    }
    return surroundings
  }

  @Test("Ten times the controls take ten times the steps")
  func linear() throws {
    let few = try surroundings(buttons: 10).steps
    let many = try surroundings(buttons: 100).steps
    #expect(few > 0)
    #expect(many < few * 11)
  }
}
