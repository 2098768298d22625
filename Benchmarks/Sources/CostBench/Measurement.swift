import AllocationCount

/// What a number of operations took.
struct Measurement {
  /// Microseconds per operation.
  var time: Double
  /// Allocations per operation.
  var allocations: Double

  /// Measures operations one after another.
  @MainActor
  static func of(_ operations: Int, _ operation: @MainActor (Int) async -> Void) async
    -> Measurement
  {
    let clock = ContinuousClock()
    let allocations = allocation_count()
    let start = clock.now
    for number in 0..<operations { await operation(number) }
    let (seconds, attoseconds) = start.duration(to: clock.now).components
    let microseconds = Double(seconds) * 1e6 + Double(attoseconds) / 1e12
    return Measurement(
      time: microseconds / Double(operations),
      allocations: Double(allocation_count() - allocations) / Double(operations))
  }
}

extension [Double] {
  /// The middle value; 0 of none.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
