@testable import FeedbackStates
import Foundation
import Testing

@Suite("The texts of the package")
struct FeedbackStringsTests {
  /// Every text of a table, by its name; functions are called with sample arguments.
  private static func texts(_ strings: FeedbackStrings) -> [String: String] {
    var texts: [String: String] = [:]
    for child in Mirror(reflecting: strings).children {
      if let name = child.label, let text = child.value as? String { texts[name] = text }
    }
    texts["working"] = strings.working("L")
    texts["progress"] = strings.progress(0.41)
    texts["tryingAgain"] = strings.tryingAgain(.seconds(4), 2, 3)
    texts["noResults"] = strings.noResults("Q")
    texts["lastUpdated"] = strings.lastUpdated(.seconds(300))
    texts["justUpdated"] = strings.lastUpdated(.seconds(3))
    texts["required"] = strings.required("F")
    texts["missingFields"] = strings.missingFields(["F", "G"])
    texts["invalidFields"] = strings.invalidFields(["F", "G"])
    texts["problems"] = strings.problems(3)
    texts["tooShort"] = strings.tooShort(3)
    texts["tooLong"] = strings.tooLong(3)
    texts["outOfRange"] = strings.outOfRange("1", "9")
    for cause in FailureCause.allCases {
      texts["failure.\(cause)"] = strings.failures[cause].title
      texts["advice.\(cause)"] = strings.failures[cause].advice
    }
    return texts
  }

  @Test("Every language has every text, none empty and none left in English")
  func complete() {
    let english = Self.texts(.localized(languageTag: "en"))
    let names = Mirror(reflecting: FeedbackStrings.localized(languageTag: "en")).children
      .compactMap(\.label)
    // A text that is added has to be sampled above.
    let missing = Set(names).subtracting(english.keys).subtracting(["failures", "isRightToLeft"])
    #expect(missing.isEmpty)
    for tag in FeedbackStrings.languages where tag != "en" {
      let other = Self.texts(.localized(languageTag: tag))
      #expect(Set(other.keys) == Set(english.keys), "\(tag)")
      for (name, text) in other {
        #expect(!text.isEmpty, "\(tag) \(name)")
        #expect(text != english[name] || name == "ok", "\(tag) \(name): \(text)")
      }
    }
  }

  @Test("A language is found by its tag with any region; an unknown one gets English")
  func selection() {
    for (tag, cancel) in [
      ("en", "Cancel"), ("en-GB", "Cancel"), ("de-AT", "Abbrechen"), ("ja-JP", "キャンセル"),
      ("ar-EG", "إلغاء"), ("fr", "Cancel"), ("", "Cancel"), ("x-broken", "Cancel"),
    ] {
      #expect(FeedbackStrings.localized(languageTag: tag).cancel == cancel, "\(tag)")
    }
    // English words with numbers and units of another language would be a mixture.
    #expect(
      FeedbackStrings.localized(languageTag: "fr").tryingAgain(.seconds(4), 2, 3)
        == "Trying again in 4 seconds (2 of 3)")
  }

  @Test("A wait is in whole seconds, rounded up, in the plural of its language")
  func waits() {
    let english = FeedbackStrings.localized(languageTag: "en")
    #expect(english.tryingAgain(.milliseconds(3001), 2, 3) == "Trying again in 4 seconds (2 of 3)")
    #expect(english.tryingAgain(.milliseconds(10), 1, 3) == "Trying again in 1 second (1 of 3)")
    #expect(english.tryingAgain(.zero, 1, 3) == "Trying again in 1 second (1 of 3)")
    let german = FeedbackStrings.localized(languageTag: "de")
    #expect(german.tryingAgain(.seconds(1), 1, 3) == "Neuer Versuch in 1 Sekunde (1 von 3)")
    #expect(german.tryingAgain(.seconds(90), 1, 3).contains("1 Minute und 30 Sekunden"))
    let arabic = FeedbackStrings.localized(languageTag: "ar")
    let forms = [1, 2, 3, 11, 100].map { arabic.tryingAgain(.seconds($0), 1, 3) }
    #expect(Set(forms).count == 5)
    #expect(forms[1].contains("ثانيتان"))
  }

  @Test("Ages are told in minutes, hours and days, and not below a minute")
  func ages() {
    let english = FeedbackStrings.localized(languageTag: "en")
    let table: [(Int, String)] = [
      (0, "Last updated just now"), (59, "Last updated just now"),
      (60, "Last updated 1 minute ago"), (300, "Last updated 5 minutes ago"),
      (7200, "Last updated 2 hours ago"), (172_800, "Last updated 2 days ago"),
    ]
    for (seconds, text) in table {
      #expect(english.lastUpdated(.seconds(seconds)) == text)
    }
    #expect(english.lastUpdated(.seconds(-5)) == "Last updated just now")
    let german = FeedbackStrings.localized(languageTag: "de")
    #expect(german.lastUpdated(.seconds(172_800)) == "Zuletzt aktualisiert: vor 2 Tagen")
  }

  @Test("Progress is never rounded up to done")
  func progress() {
    let english = FeedbackStrings.localized(languageTag: "en")
    #expect(english.progress(0.999) == "99% done")
    #expect(english.progress(1) == "100% done")
    #expect(english.progress(-3) == "0% done")
  }

  @Test("Arabic has six forms, and the numbers of its region")
  func arabicPlurals() {
    let forms = [0, 1, 2, 3, 11, 100].map { PluralForm.arabic($0) }
    #expect(forms == [.zero, .one, .two, .few, .many, .other])
    #expect(
      [103, 110, 111, 199, 200, 201, 202].map { PluralForm.arabic($0) }
        == [.few, .few, .many, .many, .other, .other, .other])
    let egypt = FeedbackStrings.localized(languageTag: "ar-EG")
    #expect(egypt.problems(2) == "حقلان يحتاجان إلى مراجعة")
    #expect(egypt.problems(5).hasPrefix("٥ "))
    #expect(egypt.isRightToLeft)
  }

  @Test("English and German tell one from many, Japanese does not")
  func otherPlurals() {
    #expect(
      FeedbackStrings.localized(languageTag: "en").problems(1) == "1 field needs your attention")
    #expect(FeedbackStrings.localized(languageTag: "de").problems(2).hasPrefix("2 Felder"))
    #expect(FeedbackStrings.localized(languageTag: "ja").problems(1).contains("1件"))
  }

  @Test("Every text can be replaced, and what is made from the table uses the replacement")
  func replaceable() {
    var strings = FeedbackStrings.localized(languageTag: "en")
    strings.tryAgain = "Once more"
    strings.failures[.offline] = .init("No signal")
    strings.missingFields = { "Fill in \($0.count)" }
    #expect(strings.label(for: .retry) == "Once more")
    #expect(FailureDescription(OfflineError(), strings: strings).title == "No signal")
    #expect(FailureDescription(OfflineError(), strings: strings).advice == nil)
    #expect(strings.missingFields(["a", "b"]) == "Fill in 2")
  }

  @Test("Each recovery has a button, but for none")
  func labels() {
    let strings = FeedbackStrings.localized(languageTag: "en")
    let recoveries: [FailureRecovery] = [
      .retry, .waitForNetwork, .openSettings, .signIn, .freeSpace, .correctInput,
    ]
    #expect(Set(recoveries.compactMap { strings.label(for: $0) }).count == recoveries.count)
    #expect(strings.label(for: .none) == nil)
  }
}
