// swift-tools-version: 6.2
import PackageDescription

// The libraries. Where Apple's SwiftUI exists this manifest has no unsafe flag, no dependency and
// no system library; elsewhere `import SwiftUI` means `DOMUI`, through one compiler flag.

#if canImport(Darwin)
  let hasSwiftUI = true
#else
  let hasSwiftUI = false
#endif

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Settings of a target that says `import SwiftUI`.
let swiftUI: [SwiftSetting] =
  hasSwiftUI ? strict : strict + [.unsafeFlags(["-module-alias", "SwiftUI=DOMUI"])]
let swiftUIDependency: [Target.Dependency] = hasSwiftUI ? [] : ["DOMUI"]

var products: [Product] = [
  .library(name: "FeedbackStates", targets: ["FeedbackStates"]),
  .library(name: "FeedbackStatesUI", targets: ["FeedbackStatesUI"]),
  .library(name: "FeedbackStatesTesting", targets: ["FeedbackStatesTesting"]),
]

var targets: [Target] = [
  .target(name: "FeedbackStates", swiftSettings: strict),
  .target(
    name: "FeedbackStatesUI",
    dependencies: ["FeedbackStates"] + swiftUIDependency,
    swiftSettings: swiftUI
  ),
  .target(
    name: "FeedbackStatesTesting",
    dependencies: ["FeedbackStates"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "FeedbackStatesTests",
    dependencies: ["FeedbackStates", "FeedbackStatesTesting"],
    swiftSettings: strict
  ),
]

if !hasSwiftUI {
  products += [
    .library(name: "DOMUI", targets: ["DOMUI"]),
    .library(name: "LiveHost", targets: ["LiveHost", "ElementTree"]),
  ]
  targets += [
    .systemLibrary(
      name: "CLibWebSockets",
      pkgConfig: "libwebsockets",
      providers: [.apt(["libwebsockets-dev"])]
    ),
    .target(name: "ElementTree", swiftSettings: strict),
    .target(
      name: "LiveHost",
      dependencies: ["ElementTree", "CLibWebSockets"],
      exclude: ["ClientBehaviours.md"],
      resources: [
        .embedInCode("Resources/client.js"), .embedInCode("Resources/behaviours.js"),
        .embedInCode("Resources/telling.js"), .embedInCode("Resources/restoring.js"),
        .embedInCode("Resources/boot.js"), .embedInCode("Resources/history.js"),
        .embedInCode("Resources/moving.js"), .embedInCode("Resources/edges.js"),
        .embedInCode("Resources/client.css"),
      ],
      swiftSettings: strict
    ),
    .target(name: "DOMUI", dependencies: ["ElementTree", "LiveHost"], swiftSettings: strict),
    // A small page that the tests of the host drive, in process and in a browser.
    .target(
      name: "LiveHostSamplePage", dependencies: ["LiveHost", "ElementTree"],
      path: "Tests/LiveHostSamplePage", swiftSettings: strict),
    .executableTarget(
      name: "LiveHostSample", dependencies: ["LiveHost", "LiveHostSamplePage", "ElementTree"],
      path: "Tests/LiveHostSample", swiftSettings: strict),
    .testTarget(
      name: "ElementTreeTests", dependencies: ["ElementTree"], swiftSettings: strict),
    .testTarget(
      name: "LiveHostTests", dependencies: ["LiveHost", "LiveHostSamplePage", "ElementTree"],
      swiftSettings: strict),
    // A list of ten thousand rows, to be scrolled in a browser.
    .executableTarget(
      name: "ListSample", dependencies: ["DOMUI"], path: "Tests/ListSample",
      swiftSettings: swiftUI),
    .testTarget(
      name: "DOMUITests", dependencies: ["DOMUI", "LiveHost", "ElementTree"],
      swiftSettings: strict),
    .testTarget(
      name: "SupportedAPITests",
      dependencies: ["DOMUI"],
      exclude: ["Refused"],
      swiftSettings: swiftUI
    ),
    .testTarget(
      name: "FeedbackStatesUITests",
      dependencies: ["FeedbackStatesUI", "FeedbackStatesTesting", "DOMUI", "ElementTree"],
      swiftSettings: swiftUI
    ),
    // The examples of the documentation.
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["FeedbackStates", "FeedbackStatesUI", "FeedbackStatesTesting", "DOMUI"],
      swiftSettings: swiftUI
    ),
  ]
}

let package = Package(
  name: "feedback-states",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: products,
  targets: targets
)
