// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The `feedback-states` command. It links the SwiftSyntax and SwiftParser of the toolchain that
// builds it, so nothing is fetched and the parser is the compiler's own.

/// The folder that holds the toolchain's `SwiftSyntax.swiftmodule` and its libraries.
///
/// Looked for beside the command in `SWIFT`, then beside `swift` on `PATH`, then in the toolchain
/// that runs this manifest, then where Xcode keeps its own.
func hostLibraries() -> String {
  let environment = ProcessInfo.processInfo.environment
  let files = FileManager.default
  var commands: [String] = []
  if let chosen = environment["SWIFT"], !chosen.isEmpty { commands.append(chosen) }
  for folder in (environment["PATH"] ?? "").split(separator: ":") {
    commands.append("\(folder)/swift")
  }
  var roots = commands.filter { files.isExecutableFile(atPath: $0) }.map { command in
    URL(fileURLWithPath: command).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().path
  }
  #if os(Linux)
    // A version manager's `swift` is a launcher outside the toolchain; this process is inside it.
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    for line in maps.split(separator: "\n") where line.hasSuffix("libPackageDescription.so") {
      guard let slash = line.firstIndex(of: "/"),
        let end = line.range(of: "/lib/swift/pm/")
      else { continue }
      roots.append(String(line[slash..<end.lowerBound]))
    }
  #endif
  #if os(macOS)
    let developer = environment["DEVELOPER_DIR"] ?? "/var/db/xcode_select_link"
    roots.append("\(developer)/Toolchains/XcodeDefault.xctoolchain/usr")
    roots.append("\(developer)/usr")
  #endif
  for root in roots {
    let host = "\(root)/lib/swift/host"
    if files.fileExists(atPath: "\(host)/SwiftSyntax.swiftmodule") { return host }
  }
  fatalError(
    """
    No toolchain with SwiftSyntax was found. Looked for lib/swift/host/SwiftSyntax.swiftmodule \
    in: \(roots.joined(separator: ", ")). Set SWIFT to the `swift` command of an open-source \
    toolchain from swift.org.
    """)
}

let host = hostLibraries()

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Settings of a target that says `import SwiftSyntax` or depends on one that does.
let parser: [SwiftSetting] = strict + [.unsafeFlags(["-I", host])]
let parserLibraries: [LinkerSetting] = [
  .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
  .linkedLibrary("SwiftSyntax"),
  .linkedLibrary("SwiftParser"),
]

let package = Package(
  name: "Checker",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "feedback-states", targets: ["feedback-states"]),
    .plugin(name: "FeedbackStatesCommand", targets: ["FeedbackStatesCommand"]),
    .plugin(name: "FeedbackStatesBuildTool", targets: ["FeedbackStatesBuildTool"]),
  ],
  targets: [
    // What a finding, a rule's description and a lowered source file are. No parser.
    .target(name: "CheckerCore", swiftSettings: strict),
    // A lexer that finds declarations and words without parsing.
    .target(name: "CheckerSkim", swiftSettings: strict),
    // Reads the common forms of Swift straight into what the rules read.
    .target(
      name: "CheckerReader", dependencies: ["CheckerCore", "CheckerSkim"], swiftSettings: strict),
    // Parses and lowers files, gathers facts, merges them into the project index.
    .target(
      name: "CheckerIndex",
      dependencies: ["CheckerCore", "CheckerReader"],
      swiftSettings: parser,
      linkerSettings: parserLibraries
    ),
    // One visitor a rule.
    .target(
      name: "CheckerRules",
      dependencies: ["CheckerCore", "CheckerIndex"],
      swiftSettings: parser
    ),
    // Everything between the command line and the rules.
    .target(
      name: "CheckerTool",
      dependencies: ["CheckerCore", "CheckerSkim", "CheckerIndex", "CheckerRules"],
      swiftSettings: parser
    ),
    .executableTarget(
      name: "feedback-states",
      dependencies: ["CheckerTool"],
      swiftSettings: parser
    ),
    // `swift package feedback-states check`.
    .plugin(
      name: "FeedbackStatesCommand",
      capability: .command(
        intent: .custom(
          verb: "feedback-states",
          description: "Finds what leaves people waiting, lied to or stuck")),
      dependencies: ["feedback-states"]
    ),
    // Checks a target whenever it is built.
    .plugin(
      name: "FeedbackStatesBuildTool",
      capability: .buildTool(),
      dependencies: ["feedback-states"]
    ),
    .testTarget(
      name: "CheckerRulesTests",
      dependencies: ["CheckerCore", "CheckerIndex", "CheckerRules"],
      swiftSettings: parser
    ),
    .testTarget(
      name: "CheckerReaderTests",
      dependencies: ["CheckerCore", "CheckerReader", "CheckerIndex", "CheckerSkim"],
      swiftSettings: parser,
      linkerSettings: parserLibraries
    ),
    .testTarget(
      name: "CheckerSkimTests",
      dependencies: ["CheckerSkim"],
      swiftSettings: parser,
      linkerSettings: parserLibraries
    ),
    // Holds the components and the examples to what Apple's SDK accepts.
    .testTarget(
      name: "AppleSourceRulesTests",
      swiftSettings: parser,
      linkerSettings: parserLibraries
    ),
    .testTarget(
      name: "CheckerToolTests",
      dependencies: ["CheckerTool", "CheckerCore", "CheckerIndex", "CheckerRules"],
      swiftSettings: parser
    ),
  ]
)
