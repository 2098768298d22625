import Foundation

/// The form of the file that keeps results: records of lengths and bytes.
enum CacheFile {
  private static let magic: [UInt8] = Array("feedback-states results 3\n".utf8)

  /// Reads all records, or `nil` if the bytes are not whole.
  static func read(_ bytes: [UInt8]) -> [String: ResultCache.Entry]? {
    guard bytes.starts(with: magic), bytes.count >= magic.count + 16 else { return nil }
    let end = bytes.count - 16
    let sum = bytes.withUnsafeBytes { buffer in
      var hasher = Hasher128(seed: 4)
      hasher.add(UnsafeRawBufferPointer(rebasing: buffer[0..<end]))
      return hasher.finished()
    }
    return bytes.withUnsafeBytes { buffer in
      var cursor = Cursor(buffer: buffer, position: end, end: bytes.count)
      guard cursor.digest() == sum else { return nil }
      cursor = Cursor(buffer: buffer, position: magic.count, end: end)
      var entries: [String: ResultCache.Entry] = [:]
      entries.reserveCapacity(cursor.count() ?? 0)
      while cursor.position < end {
        guard let path = cursor.text(), let key = cursor.digest(), let token = cursor.digest(),
          let index = cursor.digest(), let related = cursor.digest(), let problem = cursor.text(),
          let owners = cursor.names(),
          let asks = cursor.names(), let answers = cursor.names(), let facts = cursor.data(),
          let findings = cursor.data()
        else { return nil }
        var entry = ResultCache.Entry(key: key)
        entry.token = token
        entry.index = index
        entry.related = related
        entry.problem = problem.isEmpty ? nil : problem
        (entry.owners, entry.asks, entry.answers) = (owners, asks, answers)
        entry.factsData = facts
        entry.findingsData = findings
        entries[path] = entry
      }
      return entries
    }
  }

  static func write(_ entries: [String: ResultCache.Entry]) -> [UInt8] {
    var bytes = magic
    append(entries.count, to: &bytes)
    for (path, entry) in entries.sorted(by: { $0.key < $1.key }) {
      append(Array(path.utf8), to: &bytes)
      for digest in [entry.key, entry.token, entry.index, entry.related] {
        append(digest, to: &bytes)
      }
      append(Array((entry.problem ?? "").utf8), to: &bytes)
      for names in [entry.owners, entry.asks, entry.answers] {
        append(names.count, to: &bytes)
        for name in names.sorted() {
          withUnsafeBytes(of: name.littleEndian) { bytes += $0 }
        }
      }
      append(Array(entry.factsData), to: &bytes)
      append(Array(entry.findingsData), to: &bytes)
    }
    var hasher = Hasher128(seed: 4)
    hasher.add(bytes)
    append(hasher.finished(), to: &bytes)
    return bytes
  }

  private static func append(_ value: Int, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: UInt64(value).littleEndian) { bytes += $0 }
  }

  private static func append(_ value: [UInt8], to bytes: inout [UInt8]) {
    append(value.count, to: &bytes)
    bytes += value
  }

  private static func append(_ value: Digest, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: value.high.littleEndian) { bytes += $0 }
    withUnsafeBytes(of: value.low.littleEndian) { bytes += $0 }
  }

  /// A place in the records; every reading is checked against the end.
  private struct Cursor {
    let buffer: UnsafeRawBufferPointer
    var position: Int
    let end: Int

    mutating func word() -> UInt64? {
      guard position + 8 <= end else { return nil }
      defer { position += 8 }
      return UInt64(
        littleEndian: buffer.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }

    mutating func count() -> Int? { word().flatMap { Int(exactly: $0) } }

    mutating func digest() -> Digest? {
      guard let high = word(), let low = word() else { return nil }
      return Digest(high: high, low: low)
    }

    mutating func slice() -> UnsafeRawBufferPointer? {
      guard let count = count(), count >= 0, count <= end - position else { return nil }
      defer { position += count }
      return UnsafeRawBufferPointer(rebasing: buffer[position..<(position + count)])
    }

    mutating func text() -> String? { slice().map { String(decoding: $0, as: UTF8.self) } }

    mutating func names() -> Set<UInt64>? {
      guard let count = count(), count >= 0, count <= (end - position) / 8 else { return nil }
      return Set((0..<count).compactMap { _ in word() })
    }

    mutating func data() -> Data? { slice().map { Data($0) } }
  }
}
