import CheckerCore
import CheckerIndex
import CheckerRules
import Foundation
import Testing

@testable import CheckerTool

@Suite("Results of earlier runs")
struct CacheTests {
  @Test("An edit that keeps size and time is seen")
  func edit() throws {
    let project = try TestProject(["A.swift": view("A", "BadView()")])
    #expect(project.run("check", cache: true).status == 1)
    try project.write("A.swift", view("A", "FadView()"))
    #expect(project.run("check", cache: true).status == 0)
  }

  @Test("A change of another file that matters is seen; so is a change of the configuration")
  func dependencies() throws {
    let project = try TestProject(["A.swift": view("A", "BadView()")])
    #expect(!project.run("check", cache: true).output.contains("note:"))
    try project.write(
      "Shared.swift",
      "struct Shared: View { let error: Error; var body: some View { EmptyView() } }")
    #expect(project.run("check", cache: true).output.contains("note: A.swift"))
    try project.write("Shared.swift", "")
    #expect(!project.run("check", cache: true).output.contains("note:"))
    try project.write(".feedback-states.json", "{ rules: { bad_view: 'off' } }")
    #expect(project.run("check", cache: true).status == 0)
  }

  /// Runs the real rules over texts, with what earlier runs left in `folder`.
  private func outcome(_ texts: [String: String], folder: String) -> CheckRun.Outcome {
    let inputs = texts.sorted { $0.key < $1.key }.map { name, text in
      CheckRun.Input(
        file: Discovery.File(path: "/" + name, shown: name), configuration: 0,
        text: Array(text.utf8))
    }
    return CheckRun(
      rules: RuleSet.all, configurations: [Configuration()], width: .narrow, threads: 2,
      cache: ResultCache(folder: folder, project: "/")
    ).run(inputs)
  }

  @Test("An edit that only moves facts checks its own file and those that name its places again")
  func movedFacts() throws {
    let folder = try TestProject([:]).folder + "/kept"
    var texts = [
      "Model.swift": """
      import SwiftUI
      enum Phase { case loading, failed(Error), loaded([Int]) }
      @Observable final class Model {
        var phase: Phase = .loading
        func load() async { do { phase = .loaded(try await get()) } catch { phase = .failed(error) } }
      }
      """,
      "Shown.swift": """
      import SwiftUI
      struct Shown: View {
        @State private var model = Model()
        var body: some View {
          List { if case .loaded(let items) = model.phase { Text("\\(items.count)") } }
            .task { await model.load() }
        }
      }
      """,
      "Other.swift": """
      import SwiftUI
      struct Other: View { var body: some View { Button("a") { print("b") } } }
      """,
    ]
    let first = outcome(texts, folder: folder)
    let place = try #require(
      first.findings.flatMap(\.finding.related).first { $0.path == "Model.swift" }?.place)
    #expect(outcome(texts, folder: folder).remembered == 3)
    texts["Model.swift"] = "\n" + (texts["Model.swift"] ?? "")
    let moved = outcome(texts, folder: folder)
    #expect(moved.remembered == 1)
    #expect(
      moved.findings.flatMap(\.finding.related).first { $0.path == "Model.swift" }?.place.line
        == place.line + 1)
    texts["Other.swift"] = "\n" + (texts["Other.swift"] ?? "")
    #expect(outcome(texts, folder: folder).remembered == 2)
    texts["Other.swift"] = "struct New: View { let error: Error; var body: some View { A() } }"
    #expect(outcome(texts, folder: folder).remembered < 2)
  }

  @Test("An extension is read as soon as its type is a model in another file")
  func owners() throws {
    let project = try TestProject([
      "A.swift": "extension Store { func save() async { BadView() } }\n"
    ])
    #expect(project.run("check", cache: true).status == 0)
    try project.write("Store.swift", "@Observable final class Store {}")
    #expect(project.run("check", cache: true).status == 1)
    #expect(project.run("check", cache: true).status == 1)
    try project.write("Store.swift", "final class Store {}")
    #expect(project.run("check", cache: true).status == 0)
  }

  @Test("A broken or cut file of results is not trusted")
  func broken() throws {
    let project = try TestProject(["A.swift": view("A", "BadView()")])
    let first = project.run("check", cache: true).output
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: project.folder + "/.cache").first)
    let path = ".cache/" + name
    let whole = Array(FileManager.default.contents(atPath: project.folder + "/" + path) ?? Data())
    #expect(CacheFile.read(whole)?.count == 1)
    for count in stride(from: 0, to: whole.count, by: 7) {
      #expect(CacheFile.read(Array(whole.prefix(count))) == nil)
    }
    for index in stride(from: 30, to: whole.count, by: 11) {
      var bytes = whole
      bytes[index] ^= 0x40
      try project.write(path, bytes)
      #expect(project.run("check", cache: true).output == first)
    }
  }

  @Test("Digests tell apart what differs in one bit or in how it is cut")
  func digests() {
    var seen: Set<Digest> = []
    func digest(_ parts: [UInt8]...) -> Digest {
      var hasher = Hasher128()
      for part in parts { hasher.add(part) }
      return hasher.finished()
    }
    let base = (0..<100).map { UInt8($0) }
    seen.insert(digest(base))
    for bit in 0..<800 {
      var bytes = base
      bytes[bit / 8] ^= 1 << (bit % 8)
      #expect(seen.insert(digest(bytes)).inserted)
    }
    for count in 0..<100 {
      #expect(seen.insert(digest(Array(base.prefix(count)))).inserted)
      #expect(seen.insert(digest(Array(repeating: 7, count: count))).inserted || count == 0)
      #expect(
        seen.insert(digest(Array(base.prefix(count)), Array(base.dropFirst(count)))).inserted)
    }
  }
}
