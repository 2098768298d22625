public import CheckerCore

extension ActionHidden {
  /// What the rule is about.
  public static let info = RuleInfo(
    name: "action_hidden", tier: .hint, guide: ["G12"],
    summary: "A button or toolbar item taken away because of the screen's own state.",
    why:
      "People look for the button that was there a moment ago, and do not learn what brings it back.",
    instead: "Show the action disabled, with its reason.",
    whenItErrs: """
      An action that would make no sense in the other state is reported; that is why the rule only \
      gives hints. Roles, features, platforms, size classes, edit mode, swaps, menus and swipes are \
      left alone.
      """,
    triggering: [
      Example(
        "a button that comes with the first item", tier: .hint,
        """
        struct Basket: View {
          @State private var items: [Item] = []
          var body: some View {
            VStack {
              ↓if !items.isEmpty {
                Button("Order") { order() }
              }
            }
          }
        }
        """)
    ],
    nonTriggering: [
      Example(
        "disabled instead",
        """
        struct Basket: View {
          @State private var items: [Item] = []
          var body: some View { Button("Order") { order() }.disabled(items.isEmpty) }
        }
        """),
      Example(
        "a swap, and a role",
        """
        struct Basket: View {
          @State private var isPaid = false
          let isAdmin: Bool
          var body: some View {
            VStack {
              if isPaid { Button("Receipt") { } } else { Button("Pay") { } }
              if isAdmin { Button("Refund") { } }
            }
          }
        }
        """),
    ])
}
