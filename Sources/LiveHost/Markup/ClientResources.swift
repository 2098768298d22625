/// The page's script and basic style sheet, as they are sent.
enum ClientResources {
  static let script: String = {
    let parts = [
      PackageResources.client_js, PackageResources.behaviours_js, PackageResources.boot_js,
    ]
    let body = parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    return "(()=>{\"use strict\";\n" + compact(body) + "})();"
  }()

  static let styleSheet = compact(String(decoding: PackageResources.client_css, as: UTF8.self))

  /// Leaves out indentation, empty lines and lines that hold a comment only.
  ///
  /// The sources have no
  /// text over several lines, so this changes nothing that runs.
  static func compact(_ source: String) -> String {
    var lines: [Substring] = []
    for line in source.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.isEmpty || text.hasPrefix("//") { continue }
      lines.append(text)
    }
    return lines.joined(separator: "\n")
  }
}
