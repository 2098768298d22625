// swift-tools-version: 6.2
// The app is a package of its own, so that the library's users do not build it.
import PackageDescription

// An ordinary SwiftUI app. Apple's platforms bring SwiftUI and SQLite; elsewhere DOMUI stands in
// for the one and a system library for the other. The sources are the same.

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
let sqlite: [Target.Dependency] = isApple ? [] : ["SQLite3"]

var targets: [Target] = [
  .target(
    name: "ShelfKit",
    dependencies: [library("FeedbackStates")] + sqlite,
    resources: [.copy("Resources/books.csv"), .copy("Resources/books-with-mistakes.csv")],
    swiftSettings: strict
  ),
  .target(
    name: "ShelfUI",
    dependencies: [
      "ShelfKit", library("FeedbackStates"), library("FeedbackStatesUI"),
    ] + swiftUIDependency,
    swiftSettings: swiftUI
  ),
  .executableTarget(
    name: "Shelf",
    dependencies: ["ShelfUI"] + swiftUIDependency,
    swiftSettings: swiftUI
  ),
  .testTarget(
    name: "ShelfKitTests",
    dependencies: ["ShelfKit", library("FeedbackStates")],
    swiftSettings: strict
  ),
  .testTarget(
    name: "ShelfUITests",
    dependencies: [
      "ShelfUI", "ShelfKit", library("FeedbackStates"), library("FeedbackStatesTesting"),
    ] + swiftUIDependency,
    swiftSettings: strict
  ),
]

if !isApple {
  targets += [
    .systemLibrary(
      name: "SQLite3",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]
    )
  ]
}

let package = Package(
  name: "Shelf",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "ShelfUI", targets: ["ShelfUI"]),
    .executable(name: "Shelf", targets: ["Shelf"]),
  ],
  dependencies: [.package(name: "feedback-states", path: "../..")],
  targets: targets
)
