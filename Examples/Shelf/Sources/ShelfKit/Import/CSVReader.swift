/// Reads comma-separated values as RFC 4180 describes them, one record at a time.
///
/// Lines may end in CRLF, LF or CR; a byte order mark and empty lines are skipped. A record that is
/// not CSV is reported with its place, and reading goes on with the next line.
public struct CSVReader: Sequence, IteratorProtocol, Sendable {
  private let bytes: [UInt8]
  private var cursor: CSVCursor

  /// Creates a reader at the beginning of a file.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    cursor = CSVCursor(index: bytes.starts(with: mark) ? mark.count : 0)
  }

  /// The part of the file that was read, from 0 to 1.
  public var fractionCompleted: Double {
    bytes.isEmpty ? 1 : Double(cursor.index) / Double(bytes.count)
  }

  /// The next record or problem, or nothing at the end.
  ///
  /// - Complexity: O(*n*) in the length of the record; over a whole file, O(*n*) in its length.
  public mutating func next() -> Result<CSVRecord, CSVProblem>? {
    while takeLineEnd() {}
    guard byte != nil else { return nil }
    do throws(CSVProblem) {
      return .success(try record())
    } catch {
      skipLine()
      return .failure(error)
    }
  }

  private mutating func record() throws(CSVProblem) -> CSVRecord {
    var fields = [try field()]
    while byte == .comma {
      cursor.advance(over: .comma)
      fields.append(try field())
    }
    let end = cursor.position
    _ = takeLineEnd()
    return CSVRecord(fields: fields, end: end)
  }

  private mutating func field() throws(CSVProblem) -> CSVRecord.Field {
    let start = cursor
    let content = byte == .quote ? try quoted() : try unquoted()
    // Bytes that are not UTF-8 decode to others than they are.
    let text = String(decoding: content, as: UTF8.self)
    guard text.utf8.elementsEqual(content) else { throw invalidUTF8(from: start) }
    return CSVRecord.Field(text: text, position: start.position)
  }

  private mutating func unquoted() throws(CSVProblem) -> [UInt8] {
    let start = cursor.index
    while let byte, byte != .comma, !byte.endsLine {
      guard byte != .quote else { throw problem(.strayQuote) }
      cursor.advance(over: byte)
    }
    return Array(bytes[start..<cursor.index])
  }

  private mutating func quoted() throws(CSVProblem) -> [UInt8] {
    let opening = cursor
    var content: [UInt8] = []
    cursor.advance(over: .quote)
    while let byte {
      if byte == .quote {
        cursor.advance(over: byte)
        guard self.byte == .quote else {
          guard self.byte.map({ $0 == .comma || $0.endsLine }) ?? true else {
            throw problem(.textAfterQuote)
          }
          return content
        }
      }
      content.append(byte)
      // Inside quotes a line end is text; CRLF is one line end for the count of lines.
      let isFirstOfTwo = byte == .carriageReturn && following == .lineFeed
      byte.endsLine && !isFirstOfTwo ? cursor.breakLine() : cursor.advance(over: byte)
    }
    // Nothing after the quote closes it. Go on below the line that opened it, so that the rest of
    // the file is still read.
    cursor = opening
    throw problem(.unclosedQuote)
  }

  private var byte: UInt8? { cursor.index < bytes.count ? bytes[cursor.index] : nil }

  private var following: UInt8? {
    cursor.index + 1 < bytes.count ? bytes[cursor.index + 1] : nil
  }

  private mutating func takeLineEnd() -> Bool {
    guard let byte, byte.endsLine else { return false }
    if byte == .carriageReturn, following == .lineFeed {
      cursor.advance(over: byte)
    }
    cursor.breakLine()
    return true
  }

  private mutating func skipLine() {
    while let byte, !byte.endsLine {
      cursor.advance(over: byte)
    }
  }

  private func problem(_ reason: CSVProblem.Reason) -> CSVProblem {
    CSVProblem(reason: reason, position: cursor.position)
  }

  private func invalidUTF8(from start: CSVCursor) -> CSVProblem {
    var place = start
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[start.index..<cursor.index].makeIterator()
    while case .valid(let scalar) = parser.parseScalar(from: &rest) {
      let isLineEnd = scalar.count == 1 && scalar.allSatisfy(\.endsLine)
      for byte in scalar where !isLineEnd { place.advance(over: byte) }
      if isLineEnd { place.breakLine() }
    }
    return CSVProblem(reason: .notUTF8(byte: bytes[place.index]), position: place.position)
  }
}

/// Where a reader stands.
private struct CSVCursor {
  var index: Int
  var position = TextPosition(line: 1, column: 1)

  mutating func advance(over byte: UInt8) {
    index += 1
    // Bytes that continue a scalar do not count as columns.
    if byte & 0b1100_0000 != 0b1000_0000 { position.column += 1 }
  }

  mutating func breakLine() {
    index += 1
    position = TextPosition(line: position.line + 1, column: 1)
  }
}

extension UInt8 {
  fileprivate static var comma: UInt8 { 0x2C }
  fileprivate static var quote: UInt8 { 0x22 }
  fileprivate static var carriageReturn: UInt8 { 0x0D }
  fileprivate static var lineFeed: UInt8 { 0x0A }
  fileprivate var endsLine: Bool { self == .carriageReturn || self == .lineFeed }
}
