import Foundation
import Testing

@testable import DOMUI

@Suite("Languages of an app")
struct AppLanguagesTests {
  private func spoken(_ tables: [String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for table in [""] + tables {
      try FileManager.default.createDirectory(
        at: folder.appending(path: table), withIntermediateDirectories: true)
    }
    return AppLanguages.spoken(in: folder)
  }

  @Test("An app without string tables speaks the language of its source")
  func none() throws {
    #expect(try spoken([]) == ["en"])
    #expect(AppLanguages.spoken(in: URL(filePath: "/nowhere/at/all")) == ["en"])
  }

  @Test("Tables are found beside the program and in its resource bundles, each language once")
  func tables() throws {
    let tables = ["ja.lproj", "App_App.resources/de.lproj", "App_Kit.resources/de.lproj"]
    #expect(try spoken(tables + ["en.lproj"]) == ["en", "de", "ja"])
    #expect(try spoken(tables + ["Base.lproj"]) == ["en", "de", "ja"])
    #expect(try spoken(tables) == ["de", "ja"])
  }
}
