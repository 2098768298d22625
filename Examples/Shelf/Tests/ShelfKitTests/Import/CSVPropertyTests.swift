import Testing

@testable import ShelfKit

@Suite("CSV reader, properties")
struct CSVPropertyTests {
  private static let pieces = [
    "a", "Ω", "é", "e\u{301}", "👩‍👩‍👧", ",", "\"", "\"\"", "\n", "\r", "\r\n", " ", "\u{202E}",
    "<script>",
    "\u{0}", "\u{FEFF}", "'", ";",
  ]

  private func field(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...6, using: &generator))
      .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
      .joined()
  }

  private func written(_ field: String, quoted: Bool) -> String {
    let needsQuotes = field.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    guard quoted || needsQuotes else { return field }
    var text = "\""
    // By scalar: a quote and the mark after it are one character.
    for scalar in field.unicodeScalars {
      if scalar == "\"" { text.unicodeScalars.append(scalar) }
      text.unicodeScalars.append(scalar)
    }
    text.unicodeScalars.append("\"")
    return text
  }

  @Test(
    "what was written is read, whatever the text, the quotes and the line ends",
    arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let lineEnd = ["\n", "\r\n", "\r"].randomElement(using: &generator) ?? "\n"
      let records = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        (0..<Int.random(in: 1...4, using: &generator)).map { _ in field(&generator) }
      }
      // An empty line is no record, so a record of one empty field has to be in quotes.
      let lines = records.map { record in
        record.map { written($0, quoted: record == [""] || Bool.random(using: &generator)) }
          .joined(separator: ",")
      }
      let text = "\u{FEFF}" + lines.joined(separator: lineEnd)
      let read = try CSVReader(Array(text.utf8)).map { try $0.get().fields.map(\.text) }
      #expect(read.map { $0.map { Array($0.utf8) } } == records.map { $0.map { Array($0.utf8) } })
    }
  }

  @Test(
    "any bytes end, in order and with places inside the file",
    arguments: [11, 12, 13, 14] as [UInt64])
  func fuzz(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet: [UInt8] = [
      0x61, 0x22, 0x22, 0x2C, 0x0A, 0x0D, 0xC3, 0xA9, 0xFF, 0xF0, 0x9F, 0x00,
    ]
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0
      }
      let lineCount = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
      var last = TextPosition(line: 0, column: 0)
      for result in CSVReader(bytes) {
        let place =
          switch result {
          case .success(let record): record.fields[0].position
          case .failure(let problem): problem.position
          }
        #expect(place > last && place.line <= lineCount, "seed \(seed): \(bytes)")
        last = place
      }
    }
  }
}
