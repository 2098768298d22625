/// A piece of a text as it is shown: its words are known, its looks are its own.
struct TextRun: Equatable, Sendable {
  var string: String
  var style = TextStyle()
  var image: Image?
}

extension Text {
  /// The pieces of the text, with the language of an environment.
  func runs(in environment: EnvironmentValues) -> [TextRun] {
    parts.flatMap { part in
      runs(of: part.content, in: environment).map { run in
        var run = run
        run.style = run.style.over(part.style)
        return run
      }
    }
  }

  private func runs(of content: Content, in environment: EnvironmentValues) -> [TextRun] {
    switch content {
    case .string(let string):
      return [TextRun(string: string)]
    case .localized(let key, let table, let bundle):
      let format = StringsTable.string(
        key.key, table: table, bundle: bundle, locale: environment.locale)
      return InlineMarkdown.runs(of: format).flatMap { run in
        FormatString.runs(of: run, key.arguments, in: environment)
      }
    case .date(let date, let style):
      return [TextRun(string: style.string(date, now: Date(), locale: environment.locale))]
    case .interval(let dates):
      let format = Date.IntervalFormatStyle(locale: environment.locale)
      return [TextRun(string: format.format(dates.lowerBound..<dates.upperBound))]
    case .image(let image):
      return [TextRun(string: "", image: image)]
    }
  }
}
