/// The page's script and basic style sheet, as they are sent.
enum ClientResources {
  /// The script of the first answer.
  static var script: String { scripts.first }
  /// The part of the script that nothing needs before the page has joined, sent when it is asked for
  /// and before a whole new page.
  static var laterScript: String { scripts.later }

  static let styleSheet = StyleCompactor.compact(text(PackageResources.client_css))

  // Both parts share what they declare, under the same short names.
  private static let scripts: (first: String, later: String) = {
    let first = [
      PackageResources.client_js, PackageResources.behaviours_js, PackageResources.telling_js,
      PackageResources.boot_js,
    ]
    let later = [
      PackageResources.restoring_js, PackageResources.history_js, PackageResources.moving_js,
      PackageResources.edges_js,
    ]
    let parts = ScriptCompactor.compact(
      [first, later].map { $0.map(text).joined(separator: "\n") })
    let strict = "\"use strict\";"
    return (strict + parts[0], strict + parts[1])
  }()

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
