import CheckerCore

/// A row of the guide that the rules serve, as `explain G6` names it.
struct GuideRow {
  /// `G1` to `G12`.
  let name: String
  /// What the row asks for.
  let text: String

  /// The row with this name, in either case; `nil` if there is none.
  init?(_ name: String) {
    guard let first = name.first, first == "G" || first == "g", let number = Int(name.dropFirst()),
      Self.texts.indices.contains(number - 1)
    else { return nil }
    self.name = "G\(number)"
    text = Self.texts[number - 1]
  }

  /// The row and the rules that hold code against it.
  func page(_ rules: [RuleInfo]) -> String {
    let own = rules.filter { $0.guide.contains(name) }
    var page = "\(name) (guide)\n\n" + HelpText.wrapped(text) + "\n\nRULES\n"
    if own.isEmpty { page += "  none; reading code cannot tell whether this holds\n" }
    for info in own {
      page += "  \(info.name) (\(info.tier.rawValue))\n"
      page += HelpText.wrapped(info.summary, indentation: 4) + "\n"
    }
    return page
  }

  private static let texts = [
    "One type for every asynchronous state, with exactly four cases: not started, "
      + "loading, success, failure. Never a busy flag beside an error message.",
    "A view that shows asynchronous data says what it shows in each of the four "
      + "states. Never only the success.",
    "An empty answer is a state of its own: a title, a symbol, and what to do next.",
    "Five ways to wait: a small spinner in a button, the full screen for the first "
      + "load, pull to refresh for lists, placeholders, an overlay for an operation "
      + "that blocks.",
    "An indicator appears for work that takes longer than 300 ms; shorter work "
      + "shows none.",
    "A button that changes something is disabled while its work runs and shows a "
      + "small spinner in place of its label.",
    "An operation on a part never blocks the whole screen.",
    "Three places for errors: inline under a form field, an alert for what blocks "
      + "progress, a banner for what does not.",
    "There is always a way to try again. Nobody is left stuck.",
    "A success is a haptic and a brief animation, never a modal alert.",
    "A disabled control says why, in a caption below it.",
    "An action that is not available is shown disabled with its reason, not hidden.",
  ]
}
