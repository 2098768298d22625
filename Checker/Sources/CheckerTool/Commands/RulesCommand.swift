import CheckerCore

/// `rules`: the list, as text, JSON or documentation pages.
struct RulesCommand {
  let console: Console
  let rules: [RuleInfo]

  func run(_ arguments: ParsedArguments) throws(CommandFailure) -> Int32 {
    if let folder = arguments.value("markdown") {
      try writePages(to: Path.absolute(folder, in: console.workingFolder))
    } else if arguments.has("json") {
      let list: [JSONValue] = rules.map { info in
        [
          "name": .string(info.name), "tier": .string(info.tier.rawValue),
          "guide": .array(info.guide.map { .string($0) }), "summary": .string(info.summary),
        ]
      }
      console.output(JSONValue.array(list).text(isPretty: true) + "\n")
    } else {
      console.output(text)
    }
    return Command.Status.clean
  }

  private var text: String {
    let width = rules.map(\.name.count).max() ?? 0
    let lines = rules.map { info in
      info.name + String(repeating: " ", count: width - info.name.count + 2)
        + info.tier.rawValue.padded(to: 9) + info.summary + "\n"
    }
    return lines.joined() + "\nThe tier is the surest that a rule gives. "
      + "`feedback-states explain RULE` tells more.\n"
  }

  private func writePages(to folder: String) throws(CommandFailure) {
    FileSystem.makeFolder(folder)
    var pages = rules.map { (name: $0.name + ".md", text: RulePage(info: $0).markdown) }
    pages.append(("README.md", RulePage.list(rules)))
    for page in pages {
      do {
        try FileSystem.replace(folder + "/" + page.name, with: Array(page.text.utf8))
      } catch {
        throw CommandFailure(
          message: "“\(folder)/\(page.name)” cannot be written: \(error.message)")
      }
    }
    console.message(
      "wrote \(pages.count) pages to \(Path.shown(folder, from: console.workingFolder))\n")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
