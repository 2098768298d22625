/// A table that maps kinds of fault to the tests that hold the right behaviour.
///
/// Its columns are the kind of fault, the suites and the tests; several of one cell are divided by
/// a semicolon. "all" stands for every test of the suites.
struct CaseTable {
  /// One kind of fault.
  struct Row {
    let line: Int
    let fault: String
    let suites: [String]
    /// The pieces between the semicolons; a title that holds a semicolon is several of them.
    let tests: [String]
  }

  let rows: [Row]

  /// Reads the rows of every table with a column of suites and one of tests.
  init(_ page: String) {
    var rows: [Row] = []
    var columns: (suite: Int, tests: Int)?
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let cells = Self.cells(of: line)
      guard !cells.isEmpty else {
        columns = nil
        continue
      }
      guard let columns else {
        let titles = cells.map { $0.lowercased() }
        if let suite = titles.firstIndex(where: { ["suite", "suites"].contains($0) }),
          let tests = titles.firstIndex(where: { ["test", "tests"].contains($0) })
        {
          columns = (suite, tests)
        }
        continue
      }
      guard cells.contains(where: { $0.contains { $0 != "-" && $0 != ":" } }) else { continue }
      let cell = { (column: Int) in column < cells.count ? cells[column] : "" }
      rows.append(
        Row(
          line: index + 1, fault: cells[0], suites: Self.pieces(of: cell(columns.suite)),
          tests: Self.pieces(of: cell(columns.tests))))
    }
    self.rows = rows
  }

  private static func cells(of line: Substring) -> [String] {
    guard line.hasPrefix("|") else { return [] }
    let unescaped = line.replacing("\\|", with: "\u{0}")
    return unescaped.split(separator: "|").map {
      trimmed($0).replacing("\u{0}", with: "|")
    }
  }

  private static func pieces(of cell: String) -> [String] {
    cell.split(separator: "; ").map(trimmed).filter { !$0.isEmpty }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.trimmingPrefix { $0 == " " }.reversed().trimmingPrefix { $0 == " " }.reversed())
  }
}

extension CaseTable.Row {
  /// What is wrong with the row, in words that say how to mend it.
  func faults(in catalog: TestCatalog) -> [String] {
    let unknown = suites.filter { catalog.suites[$0] == nil }
    if suites.isEmpty || tests.isEmpty { return ["name a suite and a test for: \(fault)"] }
    if !unknown.isEmpty {
      return unknown.map {
        "there is no suite or file of tests named \"\($0)\".\(hint($0, in: catalog.suites.keys))"
      }
    }
    if tests == ["all"] { return [] }
    let known = suites.reduce(into: Set<String>()) { $0.formUnion(catalog.suites[$1] ?? []) }
    var found: Set<String> = []
    var faults: [String] = []
    var rest = tests[...]
    while !rest.isEmpty {
      // The longest run of pieces that is a title, since a title may hold semicolons itself.
      let lengths = (1...rest.count).reversed()
      let title = { (length: Int) in rest.prefix(length).joined(separator: "; ") }
      if let length = lengths.first(where: { known.contains(Self.plain(title($0))) }) {
        found.insert(Self.plain(title(length)))
        rest = rest.dropFirst(length)
      } else {
        let piece = rest.removeFirst()
        let place = suites.map { "\"\($0)\"" }.joined(separator: ", ")
        faults.append("no test of \(place) is named \"\(piece)\".\(hint(piece, in: known))")
      }
    }
    guard faults.isEmpty else { return faults }
    return suites.filter { catalog.suites[$0]?.isDisjoint(with: found) == true }.map {
      "the suite \"\($0)\" is named, but none of its tests."
    }
  }

  private static func plain(_ title: String) -> String {
    title.hasPrefix("`") && title.hasSuffix("`") ? String(title.dropFirst().dropLast()) : title
  }

  /// The name that shares the most words with another, as a question.
  private func hint(_ name: String, in names: some Sequence<String>) -> String {
    let words = { (text: String) in Set(text.lowercased().split { !$0.isLetter }) }
    let wanted = words(name)
    let near = names.map { (name: $0, shared: words($0).intersection(wanted).count) }
      .max { ($0.shared, $1.name) < ($1.shared, $0.name) }
    guard let near, near.shared * 2 > wanted.count else { return "" }
    return " Is it \"\(near.name)\"?"
  }
}
