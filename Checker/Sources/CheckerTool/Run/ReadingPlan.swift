import CheckerCore
import CheckerSkim

/// Decides from a skim which declarations have to be parsed.
struct ReadingPlan: Sendable {
  let table: WordTable
  private let telling: WordSet

  /// Words that make a declaration worth reading: what views, models and failures are made of.
  private static let words = [
    "View", "ViewModifier", "ViewBuilder", "ButtonStyle", "Scene", "App", "ObservableObject",
    "Observable", "Published", "State", "StateObject", "ObservedObject", "Binding",
    "ProgressView", "ContentUnavailableView", "Button", "refreshable", "alert", "catch", "Error",
    "error", "errorMessage", "completion",
  ]

  init(vocabulary: Vocabulary) {
    let cases = vocabulary.loading.union(vocabulary.failure)
    let words = Set(Self.words).union(vocabulary.roles.keys)
    let telling = words.union(cases).sorted().prefix(WordTable.capacity)
    table = WordTable(Array(telling))
    self.telling = table.set(telling)
  }

  /// The declarations to parse, or `nil` for the whole file.
  func declarations(_ skim: Skim) -> [Range<Int>]? {
    if skim.isUnbalanced { return skim.words.intersects(telling) ? nil : [] }
    return skim.items
      .filter { $0.kind != .importing && $0.kind != .directive && $0.words.intersects(telling) }
      .map(\.range)
  }
}
