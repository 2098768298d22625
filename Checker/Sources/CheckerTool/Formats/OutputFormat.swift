/// The forms in which findings are written.
enum OutputFormat: String, CaseIterable, Sendable {
  /// For people: the line, a caret, the repair.
  case text
  /// One line a finding.
  case concise
  /// One line a finding, as Xcode reads compiler messages.
  case xcode
  /// For programs.
  case json
  /// For code scanning services.
  case sarif
  /// Annotations of GitHub's workflows.
  case github
  /// Checkstyle's XML.
  case checkstyle
  /// JUnit's XML.
  case junit
  /// One page for people.
  case html

  /// The report as text.
  func render(_ report: Report) -> String {
    switch self {
    case .text: TextFormat.render(report)
    case .concise: LineFormats.concise(report)
    case .xcode: LineFormats.xcode(report)
    case .json: JSONFormat.render(report)
    case .sarif: SARIFFormat.render(report)
    case .github: LineFormats.github(report)
    case .checkstyle: XMLFormats.checkstyle(report)
    case .junit: XMLFormats.junit(report)
    case .html: HTMLFormat.render(report)
    }
  }
}
