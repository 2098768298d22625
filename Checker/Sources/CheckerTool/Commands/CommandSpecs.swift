/// The commands and their options.
enum CommandSpecs {
  static let all = [check, baseline, initialize, explain, rules, guide, mcp]

  private static let help = OptionSpec.flag("help", "h", "Show this help.")
  private static let configuration = OptionSpec.value(
    "config", nil, "FILE",
    "Use this configuration for all files, not the nearest .feedback-states.json above each.")

  private static let selection: [OptionSpec] = [
    .value(
      "preset", nil, "NAME", choices: ["recommended", "strict"],
      "What to show: recommended (certain and likely findings; the default) or strict (hints too)."),
    .value(
      "rule", "r", "RULE",
      "Show this rule alone, with all its tiers. May stand several times."),
    configuration,
    .value(
      "jobs", "j", "N", "How many threads work. The default is the number of processors."),
    .flag("no-cache", nil, "Neither use nor keep results of earlier runs."),
    .flag("timings", nil, "Say on standard error where the time went."),
  ]

  static let check = CommandSpec(
    name: "check",
    summary: "Reads SwiftUI source and reports what leaves people waiting, lied to or stuck: "
      + "endless spinners, swallowed failures, empty screens without a next step, buttons that "
      + "run twice.",
    operands: "[PATH…]",
    options: [
      .value(
        "format", "f", "FORMAT", choices: OutputFormat.allCases.map(\.rawValue),
        "How findings are written."),
      .value("output", "o", "FILE", "Write the findings to a file, not to standard output."),
    ] + selection + [
      .flag("fix", nil, "Repair what can be repaired safely, then report what is left."),
      .flag(
        "diff", nil,
        "Show what --fix would change, and change nothing. The status is 1 if there is a change."),
      .value(
        "baseline", "b", "FILE",
        "Leave out the findings that this baseline holds. The default is the configuration's, or the "
          + ".feedback-states-baseline.json in the nearest folder above."),
      .flag("no-baseline", nil, "Show the findings of the baseline too."),
      .value(
        "stdin-filename", nil, "FILE",
        "The path that the text of standard input stands for, when a PATH is “-”."),
      .value("color", nil, "WHEN", choices: ["auto", "always", "never"], "When to use colours."),
      .value(
        "stamp", nil, "FILE",
        "Write this file, a Swift comment, if nothing was found; for build systems."),
      .flag("quiet", "q", "Write findings only: no summary, no warnings about files."),
      help,
    ],
    discussion: [
      "Each PATH is a file or a folder; without one the working folder is read. “-” reads "
        + "standard input; further paths are then read for what they tell about it. All files "
        + "are read together, because a state, its model and its views often stand in different "
        + "files: name the whole app, not one folder of it.",
      "Every finding has a tier: certain (the source proves it), likely, or hint (two careful "
        + "reviewers may differ; shown by --preset strict). `feedback-states explain RULE` says "
        + "why a rule matters and what to write instead.",
      "To silence one finding, write above the statement or at the end of the line:",
      "  // feedback-states:ignore RULE -- REASON",
      "Exit status: 0 if nothing was found, 1 if something was found, 2 if the command could not "
        + "run.",
    ],
    examples: [
      ("feedback-states check", "Check the app in the working folder."),
      ("feedback-states check Sources --rule loading_flag", "Look for one thing."),
      ("feedback-states check --format html -o report.html", "Write a page to share."),
      (
        "feedback-states baseline write && feedback-states check",
        "Adopt on a large app: keep today's findings, fail on new ones."
      ),
    ])

  static let baseline = CommandSpec(
    name: "baseline",
    summary: "Keeps today's findings in a file, so that `check` reports new ones only.",
    operands: "write|prune [PATH…]",
    options: [
      .value(
        "baseline", "b", "FILE",
        "The baseline. The default is the one that `check` uses; the first one is written to "
          + ".feedback-states-baseline.json in the working folder.")
    ] + selection + [help],
    discussion: [
      "“write” keeps everything that is found now. “prune” drops what is no longer found and adds "
        + "nothing, so that the baseline only shrinks. Entries of paths and rules that are not asked "
        + "about stay. Commit the file; its paths are relative to its folder.",
      "Exit status: 0 if the file was written, 2 if the command could not run.",
    ],
    examples: [
      ("feedback-states baseline write", "Start: accept what is there today."),
      ("feedback-states baseline prune", "Forget what was repaired."),
    ])

  static let initialize = CommandSpec(
    name: "init",
    summary: "Writes a .feedback-states.json with every setting explained.",
    operands: "[FOLDER]",
    options: [.flag("force", nil, "Replace a file that is there."), help])

  static let explain = CommandSpec(
    name: "explain",
    summary: "Says what a rule finds, why it matters, what to write instead and when it errs.",
    operands: "RULE",
    options: [help],
    examples: [
      ("feedback-states explain loading_flag", "Read about one rule."),
      ("feedback-states explain G6", "Read a row of the guide and which rules serve it."),
    ])

  static let rules = CommandSpec(
    name: "rules",
    summary: "Lists the rules with their tiers.",
    options: [
      .value("markdown", nil, "FOLDER", "Write a documentation page a rule into a folder."),
      .flag("json", nil, "Write the list as JSON."),
      help,
    ])

  static let guide = CommandSpec(
    name: "guide",
    summary: "Writes the guide as instructions for coding agents, made from the rules. Put it "
      + "where your agent reads its instructions.",
    options: [help],
    examples: [("feedback-states guide >> AGENTS.md", "Tell an agent what to write.")])

  static let mcp = CommandSpec(
    name: "mcp",
    summary: "Serves the checker to coding agents over standard input and output (Model Context "
      + "Protocol): check_text, check_files, explain_rule.",
    options: [help],
    discussion: [
      "Register it with your agent as the command `feedback-states mcp`. Paths are relative to "
        + "the folder in which it was started."
    ])

  static let general =
    """
    feedback-states \(ToolVersion.text) – finds what leaves people of a SwiftUI app waiting, lied to or stuck

    USAGE
      feedback-states check [PATH…]        check an app (start here; no setup needed)
      feedback-states explain RULE         what a rule finds, why, what to write instead
      feedback-states rules                list the rules
      feedback-states baseline write       accept today's findings, fail on new ones only
      feedback-states baseline prune       forget findings that were repaired
      feedback-states init                 write a commented configuration
      feedback-states guide                the guide as instructions for coding agents
      feedback-states mcp                  serve the checker to coding agents

    START
      cd MyApp && feedback-states check

    `feedback-states COMMAND --help` lists a command's options. Exit status: 0 nothing found,
    1 something found, 2 could not run.

    """
}
