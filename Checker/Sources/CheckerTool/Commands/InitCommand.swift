/// `init`: writes a configuration that explains itself.
struct InitCommand {
  let console: Console
  let arguments: ParsedArguments

  func run() throws(CommandFailure) -> Int32 {
    guard arguments.operands.count <= 1 else {
      throw CommandFailure(message: "“init” takes one folder at most")
    }
    let folder = Path.absolute(arguments.operands.first ?? ".", in: console.workingFolder)
    guard FileSystem.status(folder, followsLinks: true)?.kind == .folder else {
      throw CommandFailure(
        message: "“\(Path.shown(folder, from: console.workingFolder))” is no folder")
    }
    let path = folder + "/" + Configuration.fileName
    let shown = Path.shown(path, from: console.workingFolder)
    if FileSystem.status(path, followsLinks: false) != nil, !arguments.has("force") {
      throw CommandFailure(message: "“\(shown)” is there already; --force replaces it")
    }
    do {
      try FileSystem.replace(path, with: Array(Self.text.utf8))
    } catch {
      throw CommandFailure(message: "“\(shown)” cannot be written: \(error.message)")
    }
    console.message("wrote \(shown)\n")
    return Command.Status.clean
  }

  static let text = """
    // Settings of `feedback-states check` for this folder and those below it.
    // Comments and trailing commas are allowed. Every key may be left out.
    {
      // Another file to start from, relative to this one.
      // "extends": "../.feedback-states.json",

      // "recommended" shows what is certain or likely, "strict" shows hints too.
      "preset": "recommended",

      // One rule: "off", or the least sure tier to show: "certain", "likely", "hint". Or an object
      // with "show", "severity" for other tools ("error", "warning", "note") and "exclude".
      "rules": {
        // "action_hidden": "hint",
        // "loading_flag": { "show": "likely", "severity": "note", "exclude": ["Legacy/**"] },
      },

      // Paths relative to this file. Without "include" everything is checked.
      // "include": ["Sources/**"],
      "exclude": ["**/Generated/**", "Tests"],

      // Words of this project for the cases of its state enumerations.
      "vocabulary": {
        // "loading": ["hydrating"],
        // "success": ["hydrated"],
        // "failure": ["broken"],
        // "idle": ["untouched"],
        // "empty": ["blank"],
      },

      // What the project's own views, modifiers and functions really are: button, guardedButton,
      // alert, dialog, empty, failure, progress, conditionalVisibility, reporter, retry, placeholder.
      "mapping": {
        // "AsyncButton": "guardedButton",
      },

      // Findings that are accepted for now: `feedback-states baseline write` makes the file. One of
      // this name here or above is used without being named.
      // "baseline": ".feedback-states-baseline.json",
    }

    """
}
