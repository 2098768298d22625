import Testing

/// Lets other tasks run until a condition holds; records an issue when it never does.
///
/// It counts turns, not time: what a test waits for here needs no clock.
@MainActor
func eventually(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ condition: @MainActor () throws -> Bool
) async throws {
  for _ in 0..<100_000 {
    if (try? condition()) == true { return }
    await Task.yield()
  }
  _ = try #require(try condition(), sourceLocation: sourceLocation)
}
