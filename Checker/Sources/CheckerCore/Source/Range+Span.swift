extension Range<Int> {
  /// The range from `start` to `end`, or an empty one at `start` where `end` lies before it.
  ///
  /// In code that does not parse, a missing token stands behind the space that follows.
  public static func span(_ start: Int, _ end: Int) -> Range<Int> { start..<Swift.max(start, end) }
}
