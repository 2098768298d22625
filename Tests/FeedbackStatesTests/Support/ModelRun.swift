import Foundation
import Testing

/// A random walk of a machine beside its model: which numbers it draws and how far it goes.
///
/// The environment may say otherwise: `MODEL_SEED` (1 by default) draws other numbers, and
/// `MODEL_STEPS` (100,000 by default) sets the steps of one machine in all its runs. A run prints
/// its seed when it begins and names it again when the two disagree.
struct ModelRun: Sendable, CustomTestStringConvertible {
  /// Which run of its test it is, from 0.
  let number: Int
  let steps: Int

  static let baseSeed = UInt64(ProcessInfo.processInfo.environment["MODEL_SEED"] ?? "") ?? 1
  static let steps = Int(ProcessInfo.processInfo.environment["MODEL_STEPS"] ?? "") ?? 100_000

  /// So many runs, which share the steps of a machine.
  static func runs(_ count: Int) -> [ModelRun] {
    (0..<count).map { ModelRun(number: $0, steps: (steps + count - 1) / count) }
  }

  var seed: UInt64 { Self.baseSeed &+ UInt64(number) }
  var testDescription: String { "run \(number), seed \(seed)" }

  /// Prints the seed and gives the numbers that it stands for.
  func begin(_ test: String) -> SeededGenerator {
    print("\(test): MODEL_SEED=\(Self.baseSeed), run \(number), \(steps) steps")
    return SeededGenerator(seed: seed)
  }

  /// Records that machine and model disagree.
  func fail(
    _ message: String, atStep step: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    Issue.record(
      "MODEL_SEED=\(Self.baseSeed), run \(number), step \(step): \(message)",
      sourceLocation: sourceLocation)
  }
}
