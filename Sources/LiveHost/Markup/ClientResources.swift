/// The page's script and basic style sheet, as they are sent.
enum ClientResources {
  static let script: String = {
    let parts = [
      PackageResources.client_js, PackageResources.behaviours_js, PackageResources.boot_js,
    ]
    let body = parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    return "(()=>{\"use strict\";" + ScriptCompactor.compact(body) + "})();"
  }()

  static let styleSheet = StyleCompactor.compact(
    String(decoding: PackageResources.client_css, as: UTF8.self))
}
