// swift-tools-version: 6.2
import PackageDescription

// Programs to measure with; `script/bench` runs them.
let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "feedback-states", path: "..")],
  targets: [
    .executableTarget(name: "BarePage", linkerSettings: [.linkedLibrary("websockets")]),
    .executableTarget(
      name: "LiveBench",
      dependencies: [.product(name: "LiveHost", package: "feedback-states")],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ]),
  ]
)
