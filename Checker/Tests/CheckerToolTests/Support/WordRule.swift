import CheckerCore
import CheckerIndex

/// A rule for tests of everything around rules: it finds `BadView` (certain), `OddView` (likely)
/// and `HintView` (hint), and can repair the first.
struct WordRule: Rule {
  static let info = RuleInfo(
    name: "bad_view", tier: .certain, guide: ["G2"],
    summary: "A `BadView` is shown.",
    why: "People see something bad.",
    instead: "Show a `GoodView`.",
    whenItErrs: "Never.",
    triggering: [
      Example("a bad view", tier: .certain, "struct V: View { var body: some View { ↓BadView() } }")
    ],
    nonTriggering: [
      Example("a good view", "struct V: View { var body: some View { GoodView() } }")
    ])

  private static let tiers: [(word: String, tier: Tier)] = [
    ("BadView", .certain), ("OddView", .likely), ("HintView", .hint),
  ]

  func check(_ context: RuleContext) {
    let source = context.file.source
    for type in context.file.types {
      let text = source.text(in: type.range)
      for (word, tier) in Self.tiers {
        var rest = text[...]
        while let found = rest.firstRange(of: word + "()") {
          let offset =
            type.range.lowerBound
            + text.utf8.distance(
              from: text.startIndex, to: found.lowerBound)
          let range = offset..<(offset + word.utf8.count)
          let related =
            context.index.type("Shared") == nil
            ? []
            : [context.related(type.range.lowerBound..<(type.range.lowerBound + 6), "The type.")]
          context.report(
            Self.info, tier: tier, at: range, in: context.declaration(at: offset, in: type),
            "`\(word)` is shown. Show a `GoodView`.", related: related,
            fix: word == "BadView"
              ? Fix(title: "Show a good view", edits: [.init(range: range, text: "GoodView")]) : nil
          )
          rest = rest[found.upperBound...]
        }
      }
    }
  }
}

/// A view with one statement in its body.
func view(_ name: String, _ body: String) -> String {
  "import SwiftUI\n\nstruct \(name): View { @State var isBusy = false\n  var body: some View {\n    \(body)\n  }\n}\n"
}
