import Foundation
import LiveHost
import Testing

@testable import DOMUI

@Suite("The app's own words for its connection")
@MainActor
struct AppConnectionTextTests {
  @Test("An app's strings table comes first, entry by entry, in its own language alone")
  func ownWords() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Strings-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, word) in [("he", "מתחבר"), ("en", "One moment"), ("de", "Moment bitte")] {
      let table = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
      try Data("\"Reconnecting…\" = \"\(word)\";".utf8)
        .write(to: table.appendingPathComponent("Localizable.strings"))
    }
    let bundle = try #require(Bundle(url: folder))
    let hebrew = ConnectionText.ofApp("he", bundle: bundle)
    #expect(hebrew.reconnecting == "מתחבר")
    #expect(hebrew.language == "he")
    #expect(hebrew.isRightToLeft)
    #expect(ConnectionText.ofApp("de", bundle: bundle).reconnecting == "Moment bitte")
    #expect(ConnectionText.ofApp("de", bundle: bundle).tryNow == "Jetzt versuchen")
    #expect(ConnectionText.ofApp("en", bundle: bundle).reconnecting == "One moment")
    #expect(ConnectionText.ofApp("ja", bundle: bundle) == ConnectionText(language: "ja"))
  }
}
