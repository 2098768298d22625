import CheckerCore

/// The guide as instructions for coding agents, made from the rules.
enum GuideText {
  static func render(_ rules: [RuleInfo]) -> String {
    var text = """
      # Feedback states in SwiftUI

      Follow these rules when you write or change a SwiftUI screen that loads, changes or fails.
      Before you finish, run `feedback-states check` and repair what it finds. Do not silence a
      finding unless a person asked for it; the form is
      `// feedback-states:ignore RULE -- REASON`.


      """
    for info in rules {
      text += "## \(info.name)\n\n"
      text += "\(info.summary)\n\n\(info.why)\n\nDo this instead: \(info.instead)\n"
      if let bad = info.triggering.first, let code = bad.files.first {
        text += "\nWrong:\n\n```swift\n\(code.text.replacing("↓", with: ""))\n```\n"
      }
      if let good = info.nonTriggering.first, let code = good.files.first {
        text += "\nRight:\n\n```swift\n\(code.text)\n```\n"
      }
      text += "\n"
    }
    return text
  }
}
