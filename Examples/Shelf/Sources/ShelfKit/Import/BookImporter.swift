/// Adds the books of a CSV file to a shelf, in two steps between which a person can decide.
///
/// Cancelling the calling task at any time leaves the shelf as it was.
public struct BookImporter: Sendable {
  private let store: any BookStoring
  private let rules: BookRules
  private let batchSize: Int

  /// Creates an importer.
  ///
  /// - Parameters:
  ///   - store: The shelf.
  ///   - rules: What each book has to fulfil.
  ///   - batchSize: The number of rows that are compared with the shelf at once, at least 1.
  public init(store: any BookStoring, rules: BookRules = .today, batchSize: Int = 20) {
    self.store = store
    self.rules = rules
    self.batchSize = max(1, batchSize)
  }

  /// Reads the file and finds out what an import would do, and changes nothing.
  ///
  /// - Parameters:
  ///   - file: What the person chose.
  ///   - progress: Called after each batch of rows.
  /// - Returns: The books to add and all that stands in their way.
  /// - Throws: `ImportError` when no row can be read, or what the store throws.
  public func plan(
    _ file: ImportFile, progress: @Sendable (ImportProgress) -> Void
  ) async throws -> ImportPlan {
    try Self.requireReadable(file)
    var reader = CSVReader(file.bytes)
    var rows = ImportRows(file: file.name, columns: try Self.columns(&reader, file), rules: rules)
    var count = 0
    while true {
      try Task.checkCancellation()
      let batch = reader.next(batchSize)
      guard !batch.isEmpty else { break }
      let fresh = batch.compactMap { rows.check($0) }
      let taken = try await store.titles(of: Set(fresh.compactMap(\.book.isbn)))
      rows.take(fresh, taken: taken)
      count += batch.count
      progress(
        ImportProgress(
          stage: .checking, fractionCompleted: reader.fractionCompleted, count: count))
    }
    return rows.plan
  }

  /// Adds the books of a plan: all of them or, on failure or cancellation, none.
  ///
  /// - Parameters:
  ///   - plan: What `plan(_:progress:)` found out.
  ///   - progress: Called with each percent.
  /// - Returns: The books that were added.
  /// - Throws: What the store throws.
  public func save(
    _ plan: ImportPlan, progress: @Sendable (ImportProgress) -> Void
  ) async throws -> [Book] {
    guard !plan.books.isEmpty else { return [] }
    let total = plan.books.count
    return try await store.add(plan.books) { count in
      // Once for each percent: nobody sees more steps than that.
      guard count * 100 / total > (count - 1) * 100 / total else { return }
      let fraction = Double(count) / Double(total)
      progress(ImportProgress(stage: .saving, fractionCompleted: fraction, count: count))
    }
  }

  private static func requireReadable(_ file: ImportFile) throws(ImportError) {
    guard file.bytes.count <= ImportFile.largestSize else { throw .tooLarge(file: file.name) }
    // A byte order mark of UTF-16, or a NUL among the first characters, which UTF-8 text never has.
    let isWide = file.bytes.starts(with: [0xFF, 0xFE]) || file.bytes.starts(with: [0xFE, 0xFF])
    guard !isWide, !file.bytes.prefix(4).contains(0) else { throw .otherEncoding(file: file.name) }
  }

  private static func columns(
    _ reader: inout CSVReader, _ file: ImportFile
  ) throws(ImportError) -> ImportColumns {
    switch reader.next() {
    case nil: throw .empty(file: file.name)
    case .failure(let problem): throw .brokenHeader(file: file.name, problem: problem)
    case .success(let header): return try ImportColumns(header: header, file: file.name)
    }
  }
}

extension CSVReader {
  /// Up to this many records or problems; none at the end of the file.
  fileprivate mutating func next(_ count: Int) -> [Element] {
    var batch: [Element] = []
    while batch.count < count, let element = next() {
      batch.append(element)
    }
    return batch
  }
}
