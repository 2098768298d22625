import Testing

@testable import ShelfKit

@Suite("Search keys")
struct SearchKeyTests {
  @Test(
    "ignore case, accents and punctuation",
    arguments: [
      ("Les Misérables", "les miserables"),
      ("Jonathan Strange & Mr Norrell", "jonathan strange mr norrell"),
      ("Alice's / Alice’s", "alices alices"),
      ("Catch-22", "catch 22"),
      ("Stanisław Lem", "stanislaw lem"),
      ("Straße, Ångström, Œuvre", "strasse angstrom oeuvre"),
      ("ＦＵＬＬ", "full"),
      ("吾輩は猫である", "吾輩は猫である"),
      ("ハリー・ポッター", "ハリー ポッター"),
      ("हिन्दी", "हिन्दी"),
      ("قُرْآن", "قران"),
      ("…", ""),
    ])
  func searchKey(text: String, key: String) {
    #expect(text.searchKey == key)
  }

  @Test(
    "sort titles without their article",
    arguments: [
      ("The Trial", "trial"), ("A Room of One's Own", "room of ones own"),
      ("Animal Farm", "animal farm"), ("Theodora", "theodora"), ("The", "the"),
    ])
  func sortKey(title: String, key: String) {
    #expect(title.sortKey == key)
  }

  @Test(
    "sort authors by the last word of the first name on the book",
    arguments: [
      ("Jane Austen", "austen jane"), ("Voltaire", "voltaire"), ("", ""),
      ("Andrew Hunt and David Thomas", "hunt andrew"),
      ("Erich Gamma, Richard Helm and Ralph Johnson", "gamma erich"),
    ])
  func authorKey(author: String, key: String) {
    #expect(author.authorKey == key)
  }
}
