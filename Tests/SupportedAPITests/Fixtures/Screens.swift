// Ordinary screens
import SwiftUI

@Observable private final class Account {
  var name = ""
  var password = ""
  var notes = ""
  var price = 9.99
  var count = 1
  var volume = 0.5
  var isOn = true
  var birthday = Date()
  var flavor = Flavor.vanilla
}

private enum Flavor: String, CaseIterable, Identifiable {
  case vanilla, chocolate
  var id: Self { self }
}

private struct Item: Identifiable, Hashable {
  var id = UUID()
  var name: String
}

private struct SettingsScreen: View {
  @Bindable var account: Account
  @State private var showsMore = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $account.name, prompt: Text("Required"))
          TextField(text: $account.name) { Text("Name") }
          TextField("Notes", text: $account.notes, axis: .vertical).lineLimit(3...6)
          TextField("Price", value: $account.price, format: .currency(code: "USD"))
          SecureField("Password", text: $account.password)
          TextEditor(text: $account.notes)
        } header: {
          Text("Profile")
        } footer: {
          Text("Seen by others.")
        }
        Section("Options") {
          Toggle("On", systemImage: "bolt", isOn: $account.isOn)
            .toggleStyle(SwitchToggleStyle(tint: .green))
          Picker("Flavor", selection: $account.flavor) {
            ForEach(Flavor.allCases) { Text($0.rawValue) }
          }
          DatePicker("Birthday", selection: $account.birthday, displayedComponents: .date)
          steppers
          sliders
        }
        DisclosureGroup("More", isExpanded: $showsMore) {
          LabeledContent("Version", value: "1.0")
          GroupBox(label: Text("Box")) { Text("content") }
        }
      }
      .navigationTitle($account.name)
    }
  }

  @ViewBuilder private var steppers: some View {
    Stepper("Count: \(account.count)", value: $account.count, in: 0...10)
    Stepper("Count", value: $account.count, in: 0...10, step: 2) { isEditing in print(isEditing) }
    Stepper("Count") {
      account.count += 1
    } onDecrement: {
      account.count -= 1
    }
    Stepper {
      Text("Count")
    } onIncrement: {
      account.count += 1
    } onDecrement: {
      account.count -= 1
    } onEditingChanged: { _ in
    }
  }

  @ViewBuilder private var sliders: some View {
    Slider(value: $account.volume)
    Slider(value: $account.volume, in: 0...1, step: 0.1) { isEditing in print(isEditing) }
    Slider(value: $account.volume, in: 0...1) { Text("Volume") }
    Slider(value: $account.volume, in: 0...1) {
      Text("Volume")
    } minimumValueLabel: {
      Image(systemName: "speaker")
    } maximumValueLabel: {
      Image(systemName: "speaker.wave.3")
    } onEditingChanged: { _ in
    }
  }
}

private struct SearchScreen: View {
  @State private var items = [Item(name: "One")]
  @State private var query = ""
  @State private var isSearching = false
  @State private var chosen: Item?
  @State private var asks = false

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        List {
          ForEach(items) { item in
            NavigationLink(item.name, value: item).deleteDisabled(item == chosen)
          }
          .onDelete { items.remove(atOffsets: $0) }
        }
        .toolbar { Button("Top") { proxy.scrollTo(items.first?.id, anchor: .top) } }
      }
      .navigationDestination(for: Item.self) { Text($0.name) }
      .searchable(text: $query, isPresented: $isSearching, prompt: "Search items")
      .overlay {
        if items.isEmpty { ContentUnavailableView.search(text: query) }
      }
      .task(id: query) { await search() }
      .refreshable { await search() }
      .popover(item: $chosen, arrowEdge: .top) { Text($0.name) }
      .popover(isPresented: $asks, attachmentAnchor: .point(.center)) { Text("Here") }
      .alert("Delete?", isPresented: $asks, presenting: chosen) { item in
        Button("Delete \(item.name)", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: { item in
        Text("\(item.name) goes on \(Date(), style: .date).")
      }
    }
  }

  private func search() async {
    try? await Task.sleep(for: .milliseconds(300))
  }
}

private struct SignInScreen: View {
  private enum Entry { case name, password }

  @Bindable var account: Account
  @State private var isWorking = false
  @FocusState private var focus: Entry?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Image(systemName: "person").resizable().scaledToFit().mask(Circle())
      TextField("Name", text: $account.name)
        .textContentType(.username)
        .textInputAutocapitalization(.never)
        .focused($focus, equals: .name)
        .submitLabel(.next)
        .onSubmit { focus = .password }
      SecureField("Password", text: $account.password)
        .focused($focus, equals: .password)
        .onSubmit(signIn)
      Button(action: signIn) {
        if isWorking {
          ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
        } else {
          Text("Sign In").frame(maxWidth: .infinity)
        }
      }
      .buttonStyle(.borderedProminent)
      .disabled(account.name.isEmpty || isWorking)
    }
    .padding()
  }

  private func signIn() { withAnimation { isWorking = true } }
}
