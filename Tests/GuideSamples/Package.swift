// swift-tools-version: 6.2
import PackageDescription

// The two code samples of the guide that this project implements, compiled as they were published,
// against the products and in a package of their own: what an app does that adopts the guide.

#if canImport(Darwin)
  let isApple = true
#else
  let isApple = false
#endif

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Settings of a target that says `import SwiftUI`.
let swiftUI: [SwiftSetting] =
  isApple ? strict : strict + [.unsafeFlags(["-module-alias", "SwiftUI=DOMUI"])]

func library(_ name: String) -> Target.Dependency {
  .product(name: name, package: "feedback-states")
}

let swiftUIDependency: [Target.Dependency] = isApple ? [] : [library("DOMUI")]

var targets: [Target] = [
  .target(
    name: "GuideSamples",
    dependencies: [library("FeedbackStates")] + swiftUIDependency,
    swiftSettings: swiftUI
  )
]

// The test drives the rendered page, which only the stand-in for SwiftUI offers.
if !isApple {
  targets.append(
    .testTarget(
      name: "GuideSamplesTests",
      dependencies: [
        "GuideSamples", library("FeedbackStates"), library("FeedbackStatesTesting"),
        library("DOMUI"),
      ],
      swiftSettings: strict
    ))
}

let package = Package(
  name: "GuideSamples",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "feedback-states", path: "../..")],
  targets: targets
)
