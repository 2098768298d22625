// swift-tools-version: 6.2
import PackageDescription

// An ordinary SwiftUI app. Apple's platforms bring SwiftUI and SQLite; elsewhere DOMUI stands in for
// the one and a system library for the other. The sources are the same.

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

let sqlite: [Target.Dependency] = isApple ? [] : ["SQLite3"]

var targets: [Target] = [
  .target(
    name: "ShelfKit",
    dependencies: sqlite,
    resources: [.copy("Resources/books.csv"), .copy("Resources/books-with-mistakes.csv")],
    swiftSettings: strict
  ),
  .testTarget(
    name: "ShelfKitTests",
    dependencies: [
      "ShelfKit",
      .product(name: "FeedbackStatesTesting", package: "feedback-states"),
    ] + sqlite,
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
  dependencies: [.package(name: "feedback-states", path: "../..")],
  targets: targets
)
