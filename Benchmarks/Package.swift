// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// Programs to measure with; `script/bench` runs them.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "feedback-states", path: "..")],
  targets: [
    .executableTarget(name: "BarePage", linkerSettings: [.linkedLibrary("websockets")]),
    .executableTarget(
      name: "LiveBench",
      dependencies: [.product(name: "LiveHost", package: "feedback-states")],
      swiftSettings: strict),
    .executableTarget(
      name: "ListBench",
      dependencies: [.product(name: "DOMUI", package: "feedback-states")],
      swiftSettings: strict),
    .target(name: "AllocationCount"),
    .executableTarget(
      name: "CostBench",
      dependencies: [
        "AllocationCount", .product(name: "FeedbackStates", package: "feedback-states"),
      ],
      swiftSettings: strict),
  ]
)
