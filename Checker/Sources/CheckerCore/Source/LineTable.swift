/// Turns byte offsets into lines and columns.
///
/// `\n`, `\r` and `\r\n` each end one line.
public struct LineTable: Sendable {
  private let starts: [Int]

  /// Reads the line ends of `source`.
  ///
  /// Cost: one pass.
  public init(_ source: some Collection<UInt8>) {
    var starts = [0]
    var offset = 0
    var afterReturn = false
    for byte in source {
      offset += 1
      if byte == 10 {
        if afterReturn {
          starts[starts.count - 1] = offset
        } else {
          starts.append(offset)
        }
        afterReturn = false
      } else {
        afterReturn = byte == 13
        if afterReturn { starts.append(offset) }
      }
    }
    self.starts = starts
  }

  /// The number of lines, the last one included even when it is empty.
  public var count: Int { starts.count }

  /// The byte offset at which `line` (from 1) begins.
  public func start(ofLine line: Int) -> Int { starts[line - 1] }

  /// The line and the UTF-8 column of `offset`, both from 1.
  ///
  /// Cost: logarithmic.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// The place that `range` covers.
  public func place(of range: Range<Int>) -> Place {
    let start = position(of: range.lowerBound)
    let end = position(of: range.upperBound)
    return Place(
      line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }
}
