public import CheckerCore

extension DisabledWithoutReason {
  /// What the rule is about.
  public static let info = RuleInfo(
    name: "disabled_without_reason", tier: .likely, guide: ["G11"],
    summary: "A disabled control with nothing that says why.",
    why: "A grey button is a riddle. People tap it, and give up.",
    instead: "A caption below the control that names what is missing.",
    whenItErrs: """
      Only conditions that lie outside the form (permission, support, entitlement, connection) are \
      likely; the validity of a form is a hint. Own work in flight, a neighbouring toggle that is \
      the condition, and any text, footer, help or hint on the same condition are left alone.
      """,
    triggering: [
      Example(
        "a connection that nobody mentions", tier: .likely,
        """
        struct Player: View {
          let network: Network
          var body: some View {
            VStack {
              Button("Send") { send() }
                .↓disabled(!network.isConnected)
            }
          }
        }
        """),
      Example(
        "a form that is not complete", tier: .hint,
        """
        struct Editor: View {
          let model: EditorModel
          var body: some View {
            Button("Save") { save() }
              .↓disabled(!model.isComplete)
          }
        }
        """),
      Example(
        "another object's state", tier: .likely,
        """
        struct SeasonRow: View {
          let series: Series
          var body: some View {
            Button("Watch") { watch() }
              .↓disabled(!series.isMonitored)
          }
        }
        struct Series { var isMonitored = false }
        """),
    ],
    nonTriggering: [
      Example(
        "a caption on the same condition",
        """
        struct Player: View {
          let network: Network
          var body: some View {
            VStack {
              Button("Send") { send() }.disabled(!network.isConnected)
              if !network.isConnected { Text("You are offline") }
            }
          }
        }
        """),
      Example(
        "own work, and a neighbouring toggle",
        """
        struct Player: View {
          @State private var isSending = false
          @State private var isEnabled = false
          var body: some View {
            VStack {
              Button("Send") { send() }.disabled(isSending)
              Toggle("Reminders", isOn: $isEnabled)
              Stepper("Minutes", value: $minutes).disabled(!isEnabled)
            }
          }
        }
        """),
      Example(
        "a footer",
        """
        struct Player: View {
          let network: Network
          var body: some View {
            Section {
              Button("Send") { send() }.disabled(!network.isConnected)
            } footer: {
              Text("You can send while you are online.")
            }
          }
        }
        """),
      Example(
        "another object's state, with its reason",
        """
        struct SeasonRow: View {
          let series: Series
          var body: some View {
            Button("Watch") { watch() }
              .disabled(!series.isMonitored)
            if !series.isMonitored { Text("The series is not watched.") }
          }
        }
        struct Series { var isMonitored = false }
        """),
    ])
}
