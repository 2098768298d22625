import CheckerCore
import CheckerIndex
import CheckerSkim

extension CheckRun {
  /// A file after the first phase.
  struct ReadFile: Sendable {
    /// What identifies the content, the settings and the tool.
    var key = Digest.zero
    /// What an earlier run kept about the same key.
    var remembered: ResultCache.Entry?
    var problem: String?
    /// What a skim told about a file that is not remembered.
    var skim: Skim?
    /// The views and models of the file.
    var owners: Set<UInt64> = []
    /// The types whose kind decides what of the file is parsed, and which of them are views or
    /// models.
    var asks: Set<UInt64> = []
    var answers: Set<UInt64> = []
    /// Whether any declaration has to be parsed.
    var isTelling = false
    var declarations: [Range<Int>]?
    var directives: [Directive] = []
    var facts: FileFacts?
    /// The parsed file, kept where that is cheaper than parsing it again.
    var model: FileModel?
    /// What identifies the facts.
    var token = Digest.zero
    /// How many bytes the file has, and how many of them were parsed.
    var count = 0
    var parsedCount = 0
  }

  /// Reads and skims one file.
  func readFile(_ input: Input) -> ReadFile {
    var result = ReadFile()
    let bytes: [UInt8]
    do {
      bytes = try contents(of: input)
    } catch {
      result.problem = error.message
      return result
    }
    result.count = bytes.count
    var hasher = Hasher128()
    hasher.add(bytes)
    hasher.add(input.file.shown)
    hasher.add(settingsKeys[input.configuration])
    result.key = hasher.finished()
    if let entry = cache?.entry(for: input.file.shown), entry.key == result.key {
      result.remembered = entry
      result.token = entry.token
      result.problem = entry.problem
      result.owners = entry.owners
      result.asks = entry.asks
      result.answers = entry.answers
      return result
    }
    read(bytes, of: input, into: &result)
    return result
  }

  func contents(of input: Input) throws(FileSystem.Failure) -> [UInt8] {
    if let text = input.text { return text }
    return try FileSystem.contents(input.file.path, limit: Self.sizeLimit)
  }

  private func read(_ bytes: [UInt8], of input: Input, into result: inout ReadFile) {
    if let problem = Self.problem(of: bytes) {
      result.problem = problem
      return
    }
    let plan = plans[input.configuration]
    let skim = bytes.withUnsafeBufferPointer {
      Skim($0, words: plan.table, marker: DirectiveReader.marker)
    }
    if skim.depth > Self.depthLimit {
      result.problem =
        "nests brackets \(skim.depth) deep; the limit is \(Self.depthLimit); not checked"
      return
    }
    result.skim = skim
    result.owners = plan.owners(skim)
    result.asks = plan.asks(skim)
  }

  /// Parses what of a file has to be parsed, and gathers its facts.
  ///
  /// `owners` are the views and models of all files.
  func parseFile(_ file: ReadFile, of input: Input, owners: Set<UInt64>) -> ReadFile {
    var file = file
    if file.remembered != nil, file.answers != file.asks.intersection(owners) {
      // What is a view or a model has changed elsewhere.
      file = withoutCache.readFile(input)
    }
    guard let skim = file.skim else { return file }
    var result = file
    result.skim = nil
    result.answers = file.asks.intersection(owners)
    result.declarations = plans[input.configuration].declarations(skim, owners: owners)
    result.isTelling = result.declarations?.isEmpty != true
    guard result.isTelling || !skim.markedComments.isEmpty else { return result }
    guard let bytes = try? contents(of: input) else {
      result.problem = "changed while it was checked"
      return result
    }
    let source = SourceFile(path: input.file.shown, bytes: bytes)
    if !skim.markedComments.isEmpty {
      result.directives = DirectiveReader(ruleNames: ruleNames)
        .directives(in: source, comments: skim.markedComments)
    }
    guard result.isTelling else { return result }
    result.parsedCount = result.declarations?.reduce(0) { $0 + $1.count } ?? bytes.count
    let analysis = analyses[input.configuration]
    let model = analysis.read(source, declarations: result.declarations)
    let facts = analysis.facts(of: model)
    result.model = model
    result.facts = facts
    result.token = result.key
    if let old = cache?.entry(for: input.file.shown), let oldFacts = old.facts(),
      oldFacts.withoutPlaces == facts.withoutPlaces
    {
      // The edit changed nothing that another file's findings depend on, but for the places that
      // some of them name; see `Facts.related(to:in:)`.
      result.token = old.token
    }
    return result
  }

  /// Why a file's content cannot be checked.
  private static func problem(of bytes: [UInt8]) -> String? {
    bytes.withUnsafeBufferPointer { buffer in
      if buffer.contains(0) { return "holds a NUL byte and is taken for no source; not checked" }
      guard isUTF8(buffer) else { return "is not valid UTF-8; not checked" }
      return nil
    }
  }

  private static func isUTF8(_ buffer: UnsafeBufferPointer<UInt8>) -> Bool {
    // Nearly all source is ASCII: eight bytes at a time.
    let raw = UnsafeRawBufferPointer(buffer)
    var offset = 0
    while offset + 8 <= raw.count,
      raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    { offset += 8 }
    let rest = UnsafeBufferPointer(rebasing: buffer[offset...])
    return rest.isEmpty || String(validating: rest, as: UTF8.self) != nil
  }
}
