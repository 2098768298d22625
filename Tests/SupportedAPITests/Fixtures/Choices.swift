// Choices, menus and gestures
import SwiftUI

struct ChoicesFixture: View {
  @State private var choice = 1
  @State private var amount = 0.5
  @State private var count = 1
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var isExpanded = true
  @State private var isOn = false

  var body: some View {
    Form {
      Picker("Choice", selection: $choice) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.segmented)
      Picker("Choice", selection: $choice) {
        ForEach(1..<4, id: \.self) { Text("\($0)") }
      }
      .pickerStyle(.menu)
      Stepper("Count", value: $count, in: 1...9)
      Slider(value: $amount, in: 0...1)
      DatePicker("Day", selection: $date, displayedComponents: .date)
      Toggle("On", isOn: $isOn).toggleStyle(.switch)
      LabeledContent("Name", value: "Emma")
      DisclosureGroup("More", isExpanded: $isExpanded) { Text("Inside") }
      GroupBox("Group") { Text("Inside") }
      Menu("Actions") {
        Button("One") {}
        Divider()
        Button("Two", role: .destructive) {}
      }
      ControlGroup {
        Button("One") {}
        Button("Two") {}
      }
      if let address = URL(string: "https://example.org") {
        Link("Site", destination: address)
      }
    }
    .labelsHidden()
    .headerProminence(.increased)
  }
}

struct RowsFixture: View {
  @State private var rows = ["a", "b"]
  @State private var selection: String?

  var body: some View {
    List(selection: $selection) {
      ForEach(rows, id: \.self) { row in
        Text(row)
          .badge(1)
          .swipeActions(edge: .trailing, allowsFullSwipe: true) { Button("Delete") {} }
          .contextMenu { Button("Copy") {} }
          .listRowBackground(Color.yellow)
          .listRowInsets(EdgeInsets())
          .listRowSeparator(.hidden)
          .onTapGesture(count: 2) {}
          .gesture(TapGesture().onEnded {})
      }
      .onDelete { rows.remove(atOffsets: $0) }
      .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
    }
    .listStyle(.insetGrouped)
  }
}

struct FieldsFixture: View {
  enum Place: Hashable {
    case name
    case amount
  }

  @State private var name = ""
  @State private var amount = 1
  @FocusState private var focus: Place?
  @AccessibilityFocusState private var isHeard: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $name, prompt: Text("Emma"), axis: .vertical)
        .focused($focus, equals: .name)
        .textFieldStyle(.roundedBorder)
        .textContentType(.name)
        .keyboardType(.default)
        .autocorrectionDisabled()
        .textInputAutocapitalization(.never)
        .submitLabel(.next)
      TextField("Amount", value: $amount, format: .number)
        .focused($focus, equals: .amount)
      Text("Heard").accessibilityFocused($isHeard)
    }
    .onSubmit { focus = .amount }
    .onHover { _ in }
  }
}

struct AccessibilityFixture: View {
  @State private var count = 0

  var body: some View {
    Button("Count") { count += 1 }
      .accessibilityValue("\(count)")
      .accessibilityIdentifier("count")
      .accessibilityAction(named: "Reset") { count = 0 }
      .accessibilitySortPriority(1)
      .accessibilityHeading(.h2)
      .accessibilityRemoveTraits(.isButton)
      .sensoryFeedback(trigger: count) { old, new in new > old ? .increase : nil }
      .onChange(of: count) { AccessibilityNotification.Announcement("Counted").post() }
  }
}

struct BorderStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(configuration.isPressed ? 0.5 : 1)
      .padding()
  }
}

struct IconStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

struct OwnStylesFixture: View {
  var body: some View {
    VStack {
      Button("Press") {}.buttonStyle(BorderStyle())
      Label("Book", systemImage: "book").labelStyle(IconStyle())
      ProgressView().progressViewStyle(.linear)
    }
  }
}
