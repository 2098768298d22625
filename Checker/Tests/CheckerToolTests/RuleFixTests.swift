import CheckerCore
import CheckerIndex
import CheckerRules
import Foundation
import Testing

@testable import CheckerTool

@Suite("Repairs of the rules")
struct RuleFixTests {
  /// What `--fix` makes of a view's body or of a whole file.
  private func repaired(_ source: String) throws -> (text: String, message: String) {
    let project = try TestProject(["A.swift": source])
    let message = project.run("check", "--fix", rules: RuleSet.all).message
    return (project.read("A.swift"), message)
  }

  private func inbox(_ closure: String) -> String {
    """
    struct Inbox: View {
      let model: InboxModel
      var body: some View {
        List { Text("Mail") }
          .refreshable \(closure)
      }
    }

    """
  }

  @Test(
    "The task around awaited work is taken away",
    arguments: [
      ("{ Task { await model.reload() } }", "{ await model.reload() }"),
      (
        "{\n        Task {\n          await model.reload()\n        }\n      }",
        "{\n        await model.reload()\n      }"
      ),
      (
        "{\n        Task {\n          await model.a(\n            1)\n\n          // then\n"
          + "          _ = try? await model.b()\n        }\n      }",
        "{\n        await model.a(\n          1)\n\n        // then\n"
          + "        _ = try? await model.b()\n      }"
      ),
    ])
  func refresh(before: String, after: String) throws {
    for lineBreak in ["\n", "\r\n"] {
      let result = try repaired(inbox(before).replacing("\n", with: lineBreak))
      #expect(result.text == inbox(after).replacing("\n", with: lineBreak))
      #expect(result.message == "repaired 1 finding\n")
    }
  }

  @Test(
    "A task whose work may not run in the closure as it stands is left",
    arguments: [
      "{ Task { @MainActor in await model.reload() } }",
      "{ Task { [model] in await model.reload() } }",
      "{ Task { try await model.reload() } }",
      "{ Task { isBusy = true; await model.reload() } }",
      "{ Task { /* why */ await model.reload() } }",
      "{ Task(priority: .high) { await model.reload() } }",
    ])
  func refreshLeft(closure: String) throws {
    let source = inbox(closure)
    #expect(try repaired(source).text == source)
  }

  private func feed(_ modifiers: String) -> String {
    "struct Feed: View {\n  let isLoading: Bool\n  var body: some View {\n"
      + "    List { Text(\"A sample post\") }\(modifiers)\n  }\n}\n"
  }

  @Test(
    "Placeholders are hidden exactly while they are placeholders",
    arguments: [
      (".redacted(reason: .placeholder)", ".accessibilityHidden(true)"),
      (".redacted(reason: [.placeholder])", ".accessibilityHidden(true)"),
      (
        "\n      .redacted(reason: isLoading ? .placeholder : [])",
        "\n      .accessibilityHidden(isLoading)"
      ),
      (".redacted(reason: isLoading ? [] : .placeholder)", ".accessibilityHidden(!isLoading)"),
      (
        ".redacted(reason: a && b ? [] : [.placeholder])", ".accessibilityHidden(!(a && b))"
      ),
    ])
  func placeholder(modifier: String, added: String) throws {
    #expect(try repaired(feed(modifier + " // x")).text == feed(modifier + added + " // x"))
  }

  private func load(_ body: String) -> String {
    """
    struct Feed: View {
      @State private var posts: [String] = []
      @State private var error: String?
      var body: some View {
        List(posts, id: \\.self) { Text($0) }
          .task { await load() }
          .refreshable { await load() }
          .overlay { if let error { FailureView(error) { Task { await load() } } } }
      }
      func load() async {
        \(body)
      }
    }

    """
  }

  @Test("A cancelled task leaves its catch before the failure is shown")
  func cancellation() throws {
    let before =
      "do {\n      posts = try await fetch()\n    } catch {\n"
      + "      self.error = error.localizedDescription\n    }"
    let after =
      "do {\n      posts = try await fetch()\n    } catch {\n"
      + "      if Task.isCancelled { return }\n"
      + "      self.error = error.localizedDescription\n    }"
    #expect(try repaired(load(before)).text == load(after))
    let short = "do { posts = try await fetch() } catch { self.error = error.localizedDescription }"
    #expect(
      try repaired(load(short)).text
        == load(short.replacing("catch {", with: "catch { if Task.isCancelled { return };")))
  }

  @Test(
    "A catch that does more than tell, or work that has to be taken back, is left",
    arguments: [
      "do { posts = try await fetch() } catch { self.error = error.localizedDescription }; posts = []",
      "isLoading = true; do { posts = try await fetch() } catch { self.error = error.localizedDescription }",
      "do { posts = try await fetch() } catch { self.error = error.localizedDescription; cleanUp() }",
      "do { posts = try await fetch() } catch { self.error = error.localizedDescription; isLoading = false }",
    ])
  func cancellationLeft(body: String) throws {
    let source = load(body)
    #expect(try repaired(source).text == source)
  }

  @Test("Repairing every example parses, takes the finding away, and is done once")
  func examples() throws {
    var repaired: Set<String> = []
    for rule in RuleSet.all {
      let info = type(of: rule).info
      for example in info.triggering {
        var files: [String: String] = [:]
        for file in example.files { files[file.name] = file.text.replacing("↓", with: "") }
        let project = try TestProject(files)
        let options = ["check", "--preset", "strict", "-f", "concise"]
        let before = lines(project.run(options, rules: [rule]))
        let wasSound = files.mapValues { Parsing.isSound(Array($0.utf8)) }
        let message = project.run(options + ["--fix"], rules: [rule]).message
        let changed = files.keys.filter { project.read($0) != files[$0] }
        guard !changed.isEmpty else {
          #expect(message == "repaired 0 findings\n")
          continue
        }
        repaired.insert(info.name)
        for name in changed where wasSound[name] == true {
          #expect(Parsing.isSound(Array(project.read(name).utf8)), "\(info.name): \(example.title)")
        }
        let count = Int(message.split(separator: " ")[1]) ?? 0
        #expect(
          lines(project.run(options, rules: [rule])) == before - count,
          "\(info.name): \(example.title)")
        #expect(project.run(options + ["--fix"], rules: [rule]).message == "repaired 0 findings\n")
      }
    }
    #expect(
      repaired == ["refresh_ends_at_once", "placeholder_read_aloud", "cancellation_as_failure"])
  }

  private func lines(_ result: TestProject.Result) -> Int {
    result.output.split(separator: "\n").count
  }
}
