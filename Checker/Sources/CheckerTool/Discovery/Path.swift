/// Absolute paths as text, taken apart at slashes.
enum Path {
  /// An absolute path without `.`, `..` and doubled slashes; links are left alone.
  static func absolute(_ path: String, in folder: String) -> String {
    let full = path.hasPrefix("/") ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in full.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// A path as people read it: relative to the working folder where it lies inside.
  static func shown(_ path: String, from folder: String) -> String {
    relative(path, to: folder) ?? path
  }

  /// A path below a folder without that folder, or `nil` outside of it.
  static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "." }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// A path seen from a folder, with `..` where it lies outside of it.
  static func relativeUp(_ path: String, to folder: String) -> String {
    var above = folder
    var steps = ""
    while relative(path, to: above) == nil {
      above = parent(above)
      steps += "../"
    }
    return steps + (relative(path, to: above) ?? path)
  }

  /// The folder of a path; the root is its own.
  static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// The last part of a path.
  static func name(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
