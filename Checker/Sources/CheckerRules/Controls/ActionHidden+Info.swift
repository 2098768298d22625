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
        """),
      Example(
        "a button that comes when something is chosen", tier: .hint,
        """
        struct Basket: View {
          @State private var chosen: Set<Int> = []
          private var canDelete: Bool { !chosen.isEmpty }
          var body: some View {
            VStack {
              ↓if canDelete {
                Button("Delete") { delete() }
              }
            }
          }
        }
        """),
      Example(
        "a button that is made invisible", tier: .hint,
        """
        struct Basket: View {
          @State private var items: [Item] = []
          var body: some View {
            Button("Order") { order() }
              .↓opacity(items.isEmpty ? 0 : 1)
          }
        }
        """),
    ],
    nonTriggering: [
      Example(
        "paler, and still there",
        """
        struct Basket: View {
          @State private var items: [Item] = []
          var body: some View {
            Button("Order") { order() }.disabled(items.isEmpty).opacity(items.isEmpty ? 0.4 : 1)
          }
        }
        """),
      Example(
        "what the caller decides",
        """
        struct Basket: View {
          let canDelete: Bool
          var body: some View {
            VStack { if canDelete { Button("Delete") { delete() } } }
          }
        }
        """),
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
