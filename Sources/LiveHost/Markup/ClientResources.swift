/// The page's script and basic style sheet, as they are sent.
enum ClientResources {
  /// The script of the first answer.
  static var script: String { scripts.first }
  /// The part of the script that brings back what was on a page, sent before a whole new page.
  static var restoringScript: String { scripts.restoring }

  static let styleSheet = StyleCompactor.compact(text(PackageResources.client_css))

  // Both parts share what they declare, under the same short names.
  private static let scripts: (first: String, restoring: String) = {
    let first = [
      PackageResources.client_js, PackageResources.behaviours_js, PackageResources.telling_js,
      PackageResources.boot_js,
    ]
    let parts = ScriptCompactor.compact([
      first.map(text).joined(separator: "\n"), text(PackageResources.restoring_js),
    ])
    let strict = "\"use strict\";"
    return (strict + parts[0], strict + parts[1])
  }()

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
