/// A label whose words can be read without laying it out: it names a control by an attribute.
@MainActor
protocol PlainLabel {
  func plainText(in environment: EnvironmentValues) -> String
}

extension Text: PlainLabel {
  func plainText(in environment: EnvironmentValues) -> String { string(in: environment) }
}

extension EmptyView: PlainLabel {
  func plainText(in environment: EnvironmentValues) -> String { "" }
}

extension Label: PlainLabel where Title: PlainLabel {
  func plainText(in environment: EnvironmentValues) -> String {
    title.plainText(in: environment)
  }
}

extension Optional: PlainLabel where Wrapped: PlainLabel {
  func plainText(in environment: EnvironmentValues) -> String {
    map { $0.plainText(in: environment) } ?? ""
  }
}
