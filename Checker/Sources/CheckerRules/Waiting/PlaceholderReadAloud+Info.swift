public import CheckerCore

extension PlaceholderReadAloud {
  /// What the rule is about.
  public static let info = RuleInfo(
    name: "placeholder_read_aloud", tier: .likely, guide: ["G4"],
    summary: "Redacted placeholders left in the accessibility tree.",
    why: "Whoever listens hears invented names and numbers, and believes them.",
    instead: """
      `.accessibilityHidden(isLoading)` on the placeholders and one element that says that the \
      content loads.
      """,
    whenItErrs: """
      Placeholders that a parent in another file hides are reported. Views that read the redaction \
      reason, and previews, are left alone.
      """,
    triggering: [
      Example(
        "a skeleton", tier: .likely,
        """
        struct Feed: View {
          let isLoading: Bool
          var body: some View {
            List { Text("A sample post") }
              .↓redacted(reason: isLoading ? .placeholder : [])
          }
        }
        """)
    ],
    nonTriggering: [
      Example(
        "hidden while it is a placeholder",
        """
        struct Feed: View {
          let isLoading: Bool
          var body: some View {
            List { Text("A sample post") }
              .redacted(reason: isLoading ? .placeholder : [])
              .accessibilityHidden(isLoading)
          }
        }
        """),
      Example(
        "a view that reads the reason",
        """
        struct Feed: View {
          var body: some View { PostRow().redacted(reason: .placeholder) }
        }
        struct PostRow: View {
          @Environment(\\.redactionReasons) private var reasons
          var body: some View { Text("x").accessibilityHidden(!reasons.isEmpty) }
        }
        """),
    ])
}
