import Testing

@testable import LiveHost

@Suite("Languages of a page")
struct PageLanguagesTests {
  @Test(
    "What the app speaks is chosen, with the region that was asked for",
    arguments: [
      (["de-AT", "en"], [], ["de-AT", "en"]),
      (["de-AT", "en"], ["en", "de"], ["de-AT", "en"]),
      (["fr", "ja-JP"], ["en", "ja"], ["ja-JP"]),
      (["ar-EG"], ["en"], ["en-EG"]),
      (["ar"], ["en"], ["en"]),
      (["ar-EG"], ["en-GB"], ["en-GB"]),
      (["pt"], ["en", "pt-BR"], ["pt-BR"]),
      (["DE-de"], ["de"], ["DE-de"]),
      (["den"], ["en", "de"], ["en"]),
      ([], ["en"], ["en"]),
      ([], [], []),
    ] as [([String], [String], [String])])
  func chosen(asked: [String], spoken: [String], expected: [String]) {
    #expect(PageLanguages.chosen(from: asked, spoken: spoken) == expected)
  }
}
