// Views, state and environment
import SwiftUI

@Observable @MainActor
final class FixtureModel {
  var title = ""
  var rows = ["a", "b"]
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = Color.red
}

extension EnvironmentValues {
  fileprivate var fixtureAccent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

struct TitleModifier: ViewModifier {
  @Environment(\.fixtureAccent) private var accent

  func body(content: Content) -> some View { content.font(.title).foregroundStyle(accent) }
}

struct ChildFixture: View {
  @Binding var text: String
  @Bindable var model: FixtureModel
  @Environment(FixtureModel.self) private var shared

  var body: some View {
    Group {
      if text.isEmpty { EmptyView() } else { Text(text) }
      switch model.rows.count {
      case 0: AnyView(Text("none"))
      default: Text("some")
      }
      if #available(iOS 17, *) { Text("new") }
    }
    .modifier(TitleModifier())
  }
}

struct BuildingFixture: View {
  @State private var model = FixtureModel()
  @State private var text = ""
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    VStack {
      ChildFixture(text: $text, model: model)
      ForEach(model.rows, id: \.self) { Text($0) }
      ForEach(Array(model.rows.enumerated()), id: \.offset) { Text($1) }
      row(isEnabled)
    }
    .environment(model)
    .environment(\.fixtureAccent, .blue)
    .transformEnvironment(\.lineLimit) { $0 = 2 }
  }

  @ViewBuilder
  private func row(_ flag: Bool) -> some View {
    if flag { Text("on") }
  }
}
