extension NoticeCenter {
  /// Shows a notice for as long as some work runs, and turns it in place into how the work ended.
  ///
  ///     try await notices.track("import", working: "Importing …") { progress in
  ///       try await importer.run(progress: progress)
  ///     } succeeded: { count in
  ///       Notice(.success, title: "Imported \(count) books")
  ///     }
  ///
  /// A failure stays until it is dismissed. A cancellation takes the notice away and leaves nothing
  /// behind. If the notice was dismissed while the work ran, a success is not shown any more, and a
  /// failure is.
  ///
  /// - Parameters:
  ///   - id: The identity of the notice, throughout.
  ///   - working: The title while the work runs.
  ///   - cancellation: What counts as a cancellation rather than a failure.
  ///   - strings: The words for failures.
  ///   - operation: The work. It is handed a function that shows how much is done, from 0 to 1.
  ///   - succeeded: Makes the notice of a success.
  ///   - failed: Makes the notice of a failure; by default from the error's description.
  /// - Returns: What the work gives.
  /// - Throws: What the work throws.
  @discardableResult
  public func track<Output>(
    _ id: Notice.ID,
    working: String,
    cancellation: CancellationClassifier = .standard,
    strings: FeedbackStrings = .current,
    operation: @MainActor (@escaping @MainActor @Sendable (Double) -> Void) async throws -> Output,
    succeeded: (Output) -> Notice,
    failed: ((any Error) -> Notice)? = nil
  ) async throws -> Output {
    show(Notice(.working(progress: nil), title: working, id: id))
    let progress = ProgressGate { [weak self] fraction in
      guard let self, contains(id) else { return }
      let fraction = min(max(fraction, 0), 1)
      show(Notice(.working(progress: fraction), title: working, id: id))
    }
    do {
      let output = try await operation { progress.report($0) }
      progress.close()
      if contains(id) { show(succeeded(output).identified(by: id)) }
      return output
    } catch {
      progress.close()
      if Task.isCancelled || cancellation.isCancellation(error) {
        dismiss(id)
      } else {
        let notice = failed?(error) ?? Notice(FailureDescription(error, strings: strings))
        show(notice.identified(by: id))
      }
      throw error
    }
  }
}

/// Lets reports through until it is closed: a late one must not bring a finished notice back.
@MainActor
private final class ProgressGate {
  private var perform: ((Double) -> Void)?

  init(_ perform: @escaping (Double) -> Void) {
    self.perform = perform
  }

  func report(_ fraction: Double) {
    guard !fraction.isNaN else { return }
    perform?(fraction)
  }

  func close() {
    perform = nil
  }
}

extension Notice {
  fileprivate func identified(by id: ID) -> Notice {
    var notice = self
    notice.id = id
    return notice
  }
}
