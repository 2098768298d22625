import LiveHostSamplePage
import Testing

@testable import LiveHost

@Suite("What a page says of its connection")
@MainActor
struct ConnectionTextTests {
  @Test("Each language has words of its own for everything, and a direction")
  func languages() {
    let english = ConnectionText.english
    for code in ["de", "ja", "ar"] {
      let text = ConnectionText(language: code)
      #expect(text.language == code)
      #expect(text.isRightToLeft == (code == "ar"))
      for part in [
        \ConnectionText.reconnecting, \.notDone, \.tryNow, \.reconnected, \.restarted, \.close,
        \.takenOver, \.needsCookies, \.tooLong,
      ] {
        #expect(!text[keyPath: part].isEmpty)
        #expect(text[keyPath: part] != english[keyPath: part])
      }
    }
  }

  @Test("A region has the words of its language; an unknown language has English ones, named so")
  func regions() {
    #expect(ConnectionText(language: "de-AT") == ConnectionText(language: "de"))
    #expect(ConnectionText(language: "ja-JP").tryNow == "今すぐ試す")
    #expect(ConnectionText(language: "fi") == .english)
    #expect(ConnectionText(language: "") == .english)
  }

  @Test("The first answer carries the words for the language that the browser asks for")
  func firstAnswer() async throws {
    let server = LiveServer { SamplePage($0) }
    let visit = try await Visit.load(port: try server.start())
    #expect(visit.html.contains("Jetzt versuchen"))
    #expect(!visit.html.contains("Try now"))
    server.stop()
  }
}
