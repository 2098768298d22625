import FeedbackStates
import Observation
import ShelfKit

/// Where a file of books comes from.
enum ImportSource: Hashable, Sendable {
  /// The books that come with the app.
  case sample
  /// The file with faults that comes with the app.
  case sampleWithMistakes
  /// Text that the person pasted.
  case pasted(String)

  /// The file itself; reads it if it comes with the app.
  func file() throws -> ImportFile {
    switch self {
    case .sample: try .sample()
    case .sampleWithMistakes: try .sampleWithMistakes()
    case .pasted(let text): ImportFile(name: "pasted.csv", text: text)
    }
  }
}

/// The import of one file: checking, a choice where one is needed, saving.
@MainActor @Observable
final class ImportModel {
  /// Reads a file and finds out what an import would do.
  let checking: Mutation<ImportSource, ImportPlan>
  /// Adds the books of a plan.
  let saving: Mutation<ImportPlan, Int>
  /// What the person has to look at before anything is added.
  private(set) var plan: ImportPlan?
  /// The text to import, kept until it has been imported.
  var text = ""
  /// How many books were added, when the import is over.
  private(set) var addedCount: Int?

  @ObservationIgnored private let shelf: ShelfModel
  @ObservationIgnored private var source: ImportSource?

  init(shelf: ShelfModel, rules: BookRules = .today) {
    self.shelf = shelf
    let importer = BookImporter(store: shelf.store, rules: rules)
    checking = Mutation(success: .timed(.zero), clock: shelf.clock) { source, context in
      try await importer.plan(source.file()) { context.report($0) }
    }
    saving = Mutation(success: .timed(.zero), clock: shelf.clock) { plan, context in
      try await importer.save(plan) { context.report($0) }.count
    }
  }

  /// Whether an import is under way.
  var isBusy: Bool { checking.isBusy || saving.isBusy }

  /// Why the newest step failed.
  var error: (any Error)? { checking.phase.error ?? saving.phase.error }

  /// Why the file has to be mended or another one chosen: trying again does not help.
  var mistake: ImportError? { error as? ImportError }

  /// Checks a file, and adds its books at once when there is nothing to decide.
  func start(_ source: ImportSource) async {
    reset()
    self.source = source
    guard case .succeeded(let plan) = await checking.perform(source) else { return }
    self.plan = plan
    if !plan.needsChoice, !plan.books.isEmpty { await save() }
  }

  /// Adds the books that can be added.
  func save() async {
    guard let plan else { return }
    switch await saving.perform(plan) {
    case .succeeded(let count):
      addedCount = count
      text = ""
      let title = "Added \(count.of("book")) to your shelf"
      shelf.notices.show(Notice(.success, title: title, id: "import"))
      shelf.list.refresh()
    case .cancelled:
      // The books may have been added before the store heard of it.
      shelf.list.refresh()
    case .failed, .refused:
      break
    }
  }

  /// Does again what failed.
  func retry() async {
    if plan != nil {
      await save()
    } else if let source {
      await start(source)
    }
  }

  /// Gives up what is under way.
  func cancel() {
    checking.cancel()
    saving.cancel()
  }

  /// Goes back to the choice of a file, adding nothing.
  func reset() {
    cancel()
    checking.dismissFailure()
    saving.dismissFailure()
    source = nil
    plan = nil
    addedCount = nil
  }
}

extension MutationContext {
  /// Says how far an import has come, from whatever task it runs on.
  ///
  /// Reports may arrive out of order; the mutation takes none that goes back.
  fileprivate nonisolated func report(_ step: ImportProgress) {
    Task { @MainActor in report(progress: step.fractionCompleted) }
  }
}
