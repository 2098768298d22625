import Testing

@testable import DOMUI

/// What the random page shows: a value, so that a page made anew can show the same.
private struct Scene: Equatable {
  enum Kind: Int, CaseIterable { case text, stack, nothing, erased }

  var rows: [Int] = [1, 2, 3]
  var kind = Kind.text
  var isOpen = false
  var title = "title"
  var optional: String?
  var identity = 0
  var tint: Double = 1
}

@Observable @MainActor
private final class SceneModel {
  var scene = Scene()
}

private struct ScenePage: View {
  let model: SceneModel

  var body: some View {
    let scene = model.scene
    VStack {
      Header(title: scene.title, detail: scene.optional)
      if scene.isOpen {
        ForEach(scene.rows, id: \.self) { SceneRow(number: $0, isOpen: scene.isOpen) }
      } else if let detail = scene.optional {
        Text(detail).opacity(scene.tint)
      }
      switch scene.kind {
      case .text: Text("kind \(scene.title)")
      case .stack:
        HStack {
          ForEach(scene.rows, id: \.self) { number in
            if number.isMultiple(of: 2) { SceneRow(number: number, isOpen: scene.isOpen) }
          }
        }
      case .nothing: EmptyView()
      case .erased: erased(scene)
      }
      Text("id \(scene.identity)").id(scene.identity)
      Group {
        Text("last")
        if scene.rows.isEmpty { Text("empty").padding(4).opacity(scene.tint) }
      }
    }
    .environment(\.isEnabled, scene.tint > 0.5)
  }

  private func erased(_ scene: Scene) -> AnyView {
    if scene.isOpen { return AnyView(Header(title: "erased", detail: scene.optional)) }
    return AnyView(ForEach(scene.rows, id: \.self) { Text("erased \($0)") })
  }
}

private struct Header: View {
  let title: String
  let detail: String?
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Text("\(title) \(detail ?? "-") \(isEnabled ? "on" : "off")")
    if let detail { Text("detail \(detail)") }
  }
}

private struct SceneRow: View {
  let number: Int
  let isOpen: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack {
      Text("row \(number)")
      if isOpen != isEnabled { Text("differs") }
    }
    .background { if number > 5 { Text("high") } }
  }
}

/// Numbers that are the same in every run of one seed.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Suite("Random edits")
@MainActor
struct RandomEditTests {
  @Test(
    "A page that was edited shows what a page made anew shows", arguments: [1, 2, 3, 4] as [UInt64])
  func sameAsNew(seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    let model = SceneModel()
    let page = RenderedPage { ScenePage(model: model) }
    for step in 0..<300 {
      for _ in 0...Int.random(in: 0..<3, using: &random) { edit(&model.scene, with: &random) }
      let fresh = SceneModel()
      fresh.scene = model.scene
      let expected = RenderedPage { ScenePage(model: fresh) }
      try #require(
        outline(page.html) == outline(expected.html),
        "seed \(seed), step \(step): \(model.scene)")
      expected.close()
    }
    page.close()
  }

  private func edit(_ scene: inout Scene, with random: inout SeededGenerator) {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: scene.rows.shuffle(using: &random)
    case 1:
      let new = Int.random(in: 0..<10, using: &random)
      if !scene.rows.contains(new) {
        scene.rows.insert(new, at: Int.random(in: 0...scene.rows.count, using: &random))
      }
    case 2: if !scene.rows.isEmpty { scene.rows.remove(at: 0) }
    case 3: scene.kind = Scene.Kind.allCases.randomElement(using: &random) ?? .text
    case 4: scene.isOpen.toggle()
    case 5: scene.title = "t\(Int.random(in: 0..<3, using: &random))"
    case 6: scene.optional = scene.optional == nil ? "some" : nil
    case 7: scene.identity = Int.random(in: 0..<3, using: &random)
    default: scene.tint = Double(Int.random(in: 0..<3, using: &random)) / 2
    }
  }

  /// The markup without the identities that a page hands out as it goes.
  private func outline(_ markup: String) -> String {
    markup.replacing(#/ (id|for|name|aria-[a-z]+by)="[^"]*"/#, with: "")
  }
}
