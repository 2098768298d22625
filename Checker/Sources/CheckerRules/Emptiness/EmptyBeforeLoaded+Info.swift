public import CheckerCore

extension EmptyBeforeLoaded {
  /// What the rule is about.
  public static let info = RuleInfo(
    name: "empty_before_loaded", tier: .likely, guide: ["G3"],
    summary: "An empty message that shows while the first load runs, or after it failed.",
    why: "\"You have no orders\" is a lie while the orders are on their way.",
    instead: "A state that tells not-yet-loaded from empty, such as one `Loadable`.",
    whenItErrs: """
      A load that ends before the first frame is reported. Where the view shows progress of any \
      kind, the finding is a hint.
      """,
    triggering: [
      Example(
        "guarded by isEmpty alone", tier: .likely,
        """
        struct Orders: View {
          @State private var orders: [Order] = []
          var body: some View {
            Group {
              ↓if orders.isEmpty {
                Text("You have no orders")
              } else {
                List(orders) { Text($0.title) }
              }
            }
            .task { await load() }
          }
          func load() async { orders = await server.orders() }
        }
        """),
      Example(
        "a copy of what a model loads", tier: .likely,
        """
        struct Downloads: View {
          @State private var queue = DownloadQueue()
          @State private var shown: [Download] = []
          var body: some View {
            List(shown) { Text($0.name) }
              .overlay { ↓if shown.isEmpty { Text("No downloads") } }
              .onChange(of: queue.items) { update() }
              .task { await queue.load() }
          }
          func update() { shown = queue.items.sorted() }
        }
        @Observable final class DownloadQueue {
          var items: [Download] = []
          func load() async { items = await server.downloads() }
        }
        """),
    ],
    nonTriggering: [
      Example(
        "only once loaded",
        """
        struct Orders: View {
          @State private var orders: [Order] = []
          @State private var hasLoaded = false
          var body: some View {
            Group {
              if !hasLoaded {
                ProgressView()
              } else if orders.isEmpty {
                Text("You have no orders")
              } else {
                List(orders) { Text($0.title) }
              }
            }
            .task { await load() }
          }
          func load() async {
            orders = await server.orders()
            hasLoaded = true
          }
        }
        """),
      Example(
        "handed in",
        """
        struct Orders: View {
          let orders: [Order]
          var body: some View {
            if orders.isEmpty { Text("You have no orders") }
          }
        }
        """),
      Example(
        "a sign of the load beside it",
        """
        struct Downloads: View {
          @State private var queue = DownloadQueue()
          @State private var shown: [Download] = []
          var body: some View {
            List(shown) { Text($0.name) }
              .overlay {
                if queue.isLoading { ProgressView() } else if shown.isEmpty { Text("No downloads") }
              }
              .onChange(of: queue.items) { update() }
              .task { await queue.load() }
          }
          func update() { shown = queue.items.sorted() }
        }
        @Observable final class DownloadQueue {
          var isLoading = true
          var items: [Download] = []
          func load() async {
            items = await server.downloads()
            isLoading = false
          }
        }
        """),
    ])
}
