import CheckerCore
import CheckerSkim

/// Decides from a skim which declarations have to be parsed.
///
/// Parsing costs a hundred times what skimming does. What is certain or likely is found in views
/// that do, show or await something, in models and other objects that keep the state of running
/// work, and in enumerations of such states. Hints also come from everything else that can fail,
/// so a run that shows hints reads wider.
struct ReadingPlan: Sendable {
  /// How much is read.
  enum Width: String, Sendable {
    /// What certain and likely findings need.
    case narrow
    /// What hints need.
    case wide
  }

  let table: WordTable
  /// Whether the project has taught more words than a skim can look for.
  private let readsEverything: Bool
  private let width: Width
  private let views: WordSet
  private let bodies: WordSet
  private let models: WordSet
  private let references: WordSet
  private let enumerations: WordSet
  private let work: WordSet
  private let running: WordSet
  private let outcomes: WordSet
  private let shown: WordSet
  private let tests: WordSet
  private let previews: WordSet

  private static let viewWords = [
    "View", "ViewModifier", "ViewBuilder", "ButtonStyle", "LabelStyle", "Scene", "ToolbarContent",
    "Commands",
  ]
  private static let bodyWords = ["body", "some", "content", "makeBody"]
  private static let modelWords = ["ObservableObject", "Observable", "Published", "Reducer"]
  private static let referenceWords = ["class", "actor", "extension"]
  private static let workWords = ["Task", "await", "try", "catch", "async", "completion", "sink"]
  private static let runningWords = [
    "busy", "isBusy", "isWorking", "isSaving", "isRefreshing", "isFetching", "isUpdating",
    "isSearching", "isSubmitting", "isDeleting", "isPosting", "isPublishing", "isSending",
    "isUploading",
    "isDownloading", "isSyncing", "isProcessing", "isRunning", "isLoadingMore", "isLoaded",
    "showLoading", "showLoadingIndicator", "showProgress", "hasLoaded",
  ]
  /// Words of the vocabulary that code uses for much else.
  private static let commonWords: Set<String> = [
    "pending", "running", "processing", "requesting", "working", "updating", "searching",
  ]
  private static let outcomeWords = [
    "Error", "error", "errorMessage", "errorText", "errorTitle", "errorDescription",
    "errorState", "failureReason", "failureMessage", "localizedDescription", "alertMessage",
    "showError", "showErrorAlert", "showingError", "isShowingError", "hasError", "lastError",
    "loadError", "loadingError", "saveError",
  ]
  private static let shownWords = [
    "ProgressView", "ContentUnavailableView", "Button", "alert", "confirmationDialog",
    "refreshable", "redacted", "disabled", "searchable", "isEmpty", "task", "allowsHitTesting",
    "sensoryFeedback", "onTapGesture", "redactionReasons",
  ]
  private static let previewWords = ["PreviewProvider"]
  private static let testWords = ["XCTest", "Testing"]

  init(vocabulary: Vocabulary, width: Width) {
    let cases = [
      vocabulary.loading, vocabulary.failure, vocabulary.success.subtracting(["data", "value"]),
      vocabulary.empty,
    ]
    let fixed = [
      Self.viewWords, Self.bodyWords, Self.modelWords, Self.referenceWords, ["enum"],
      Self.workWords, Self.runningWords, Self.outcomeWords, Self.shownWords, Self.testWords,
      Self.previewWords,
    ]
    let words = Set(fixed.joined()).union(vocabulary.roles.keys).union(cases.joined())
    let fits = words.count <= WordTable.capacity
    table = WordTable(fits ? words.sorted() : [])
    readsEverything = !fits
    self.width = width
    views = table.set(Self.viewWords)
    bodies = table.set(Self.bodyWords)
    models = table.set(Self.modelWords)
    references = table.set(Self.referenceWords)
    enumerations = table.set(["enum"])
    work = table.set(Self.workWords)
    running = table.set(
      vocabulary.loading.subtracting(Self.commonWords).union(Self.runningWords))
    outcomes = table.set(
      vocabulary.failure.union(vocabulary.empty).union(cases[2]).union(Self.outcomeWords))
    shown = table.set(Self.shownWords + vocabulary.roles.keys)
    tests = table.set(Self.testWords)
    previews = table.set(Self.previewWords)
  }

  /// The views and models of a file, by the hashes of their names.
  ///
  /// An extension in another file is read like the type itself.
  func owners(_ skim: Skim) -> Set<UInt64> {
    Set(
      skim.items.filter { item in
        item.kind == .type && item.name != 0
          && (item.words.intersects(models)
            || item.words.intersects(views) && item.words.intersects(bodies))
      }.map(\.name))
  }

  /// The types whose extensions in this file are read if the type is a view or a model.
  func asks(_ skim: Skim) -> Set<UInt64> {
    guard width == .narrow else { return [] }
    return Set(
      skim.items.filter { item in
        item.kind == .type && item.name != 0 && item.words.intersects(work) && !needs(item.words)
      }.map(\.name))
  }

  /// The declarations to parse, or `nil` for the whole file.
  ///
  /// `owners` are the views and models of all files.
  func declarations(_ skim: Skim, owners: Set<UInt64>) -> [Range<Int>]? {
    if readsEverything { return nil }
    let isTest = skim.items.contains {
      $0.kind == .importing && $0.words.intersects(tests)
    }
    if isTest, width == .narrow, skim.markedComments.isEmpty { return [] }
    if skim.isUnbalanced { return needs(skim.words) ? nil : [] }
    return skim.items
      .filter { item in
        guard item.kind != .importing, item.kind != .directive else { return false }
        // Statements at the top level are previews and scripts.
        if item.kind == .statement, width == .narrow { return isMarked(item, in: skim) }
        return needs(item.words) || isMarked(item, in: skim)
          || owners.contains(item.name) && item.words.intersects(work)
      }
      .map(\.range)
  }

  private func needs(_ words: WordSet) -> Bool {
    let isView = words.intersects(views)
    if width == .wide {
      return isView || [models, work, running, outcomes].contains { words.intersects($0) }
    }
    // People never see a preview.
    if words.intersects(previews) { return false }
    if isView, words.intersects(bodies) {
      return [shown, work, running, outcomes].contains { words.intersects($0) }
    }
    // A model that only holds other models leads to them.
    if words.intersects(models) { return true }
    guard words.intersects(running) else { return false }
    if words.intersects(enumerations), words.intersects(outcomes) { return true }
    return words.intersects(references)
      && (words.intersects(work) || words.intersects(outcomes))
  }

  /// Whether a comment that silences rules stands in the item or right above it.
  private func isMarked(_ item: TopLevelItem, in skim: Skim) -> Bool {
    skim.markedComments.contains { comment in
      if comment.upperBound > item.range.upperBound { return false }
      let next = skim.items.first { $0.range.upperBound > comment.lowerBound }
      return next == item
    }
      || skim.markedComments.contains { comment in
        // A comment behind the item's last line.
        let last = skim.items.last { $0.range.upperBound <= comment.lowerBound }
        return last == item
      }
  }
}
