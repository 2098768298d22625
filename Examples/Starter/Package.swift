// swift-tools-version: 6.2
import PackageDescription

// The least that an app needs. Copy the folder, and put the address of this package in place of the
// path below.

// docs: starter-manifest
#if canImport(Darwin)
  let standIn: [Target.Dependency] = []
  let swiftUI: [SwiftSetting] = []
#else
  // Without Apple's SwiftUI, DOMUI takes its place in each target that says `import SwiftUI`.
  let standIn: [Target.Dependency] = [.product(name: "DOMUI", package: "feedback-states")]
  let swiftUI: [SwiftSetting] = [.unsafeFlags(["-module-alias", "SwiftUI=DOMUI"])]
#endif

let package = Package(
  name: "Starter",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "feedback-states", path: "../..")],
  targets: [
    .executableTarget(
      name: "Starter",
      dependencies: [
        .product(name: "FeedbackStates", package: "feedback-states"),
        .product(name: "FeedbackStatesUI", package: "feedback-states"),
      ] + standIn,
      swiftSettings: swiftUI
    ),
    .testTarget(
      name: "StarterTests",
      dependencies: [
        "Starter",
        .product(name: "FeedbackStates", package: "feedback-states"),
        .product(name: "FeedbackStatesTesting", package: "feedback-states"),
      ] + standIn,
      swiftSettings: swiftUI
    ),
  ]
)
// docs: end
