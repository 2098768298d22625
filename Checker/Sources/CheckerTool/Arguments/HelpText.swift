/// The text of `--help`.
enum HelpText {
  static let width = 80

  /// The help of one command.
  static func command(_ spec: CommandSpec) -> String {
    var text = wrapped(spec.summary) + "\n\nUSAGE\n"
    let options = spec.options.isEmpty ? "" : " [OPTIONS]"
    text += "  feedback-states \(spec.name)\(options)"
    text += (spec.operands.isEmpty ? "" : " \(spec.operands)") + "\n"
    if !spec.examples.isEmpty {
      text += "\nEXAMPLES\n"
      for example in spec.examples {
        text += "  \(example.line)\n" + wrapped(example.does, indentation: 6) + "\n"
      }
    }
    if !spec.options.isEmpty {
      text += "\nOPTIONS\n"
      for option in spec.options { text += entry(option) }
    }
    for paragraph in spec.discussion {
      // What is indented is to be copied as it stands.
      text += "\n" + (paragraph.hasPrefix(" ") ? paragraph : wrapped(paragraph)) + "\n"
    }
    return text
  }

  private static func entry(_ option: OptionSpec) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    let value = option.value.map { " \($0)" } ?? ""
    var help = option.help
    if !option.choices.isEmpty { help += " One of: \(option.choices.joined(separator: ", "))." }
    return "  \(letter)--\(option.name)\(value)\n" + wrapped(help, indentation: 6) + "\n"
  }

  /// Breaks a paragraph into lines.
  static func wrapped(_ text: String, indentation: Int = 0) -> String {
    let margin = String(repeating: " ", count: indentation)
    var lines: [String] = []
    var line = margin
    for word in text.split(separator: " ") {
      if line.count + word.count + 1 > width, line.count > indentation {
        lines.append(line)
        line = margin
      }
      line += (line.count > indentation ? " " : "") + word
    }
    lines.append(line)
    return lines.joined(separator: "\n")
  }
}
