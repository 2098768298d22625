import CheckerCore

/// What a run has to tell, before it has a form.
struct Report: Sendable {
  /// What is shown, in order.
  var findings: [LocatedFinding]
  /// The rules that ran.
  var rules: [RuleInfo]
  /// How many files were checked.
  var files: Int
  /// How many findings the baseline holds back.
  var heldBack = 0
  /// How many findings are hints that are not shown.
  var hiddenHints = 0
  var problems: [CheckRun.Problem] = []
  var usesColour = false
  /// Whether the summary is left out.
  var isQuiet = false
  /// The absolute path that relative paths are relative to.
  var workingFolder = "/"
}
