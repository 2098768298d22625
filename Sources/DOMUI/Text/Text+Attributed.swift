extension Text {
  /// Makes a text of an attributed string: its words, and of its looks the links.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    parts = attributedContent.runs.map { run in
      Part(content: .string(String(attributedContent[run.range].characters)))
    }
  }
}
