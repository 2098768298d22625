import Synchronization

/// The pictures that the app's images are made of: files of bundles, handed out by a number.
///
/// Only files that an image asked for can be fetched.
enum PictureLibrary {
  /// Where the page finds the pictures.
  static let route = "/_pictures/"
  private static let known = Mutex<(addresses: [String: String?], files: [String: URL])>(([:], [:]))
  private static let extensions = ["svg", "png", "jpg", "jpeg", "webp", "gif", "avif"]

  /// Where the page finds a picture; `nil`, and a report, when the bundle has none of this name.
  static func address(of name: String, in bundle: Bundle) -> String? {
    let key = bundle.bundlePath + "|" + name
    if let address = known.withLock({ $0.addresses[key] }) { return address }
    let file = file(named: name, in: bundle)
    if file == nil {
      RuntimeIssue.report("No picture “\(name)” in \(bundle.bundlePath).")
    }
    return known.withLock { known in
      let address = file.map { file in
        let address = "\(route)\(known.files.count).\(file.pathExtension)"
        known.files[address] = file
        return address
      }
      known.addresses[key] = .some(address)
      return address
    }
  }

  private static func file(named name: String, in bundle: Bundle) -> URL? {
    let plain = bundle.bundleURL.appendingPathComponent(name)
    if !plain.pathExtension.isEmpty, FileManager.default.fileExists(atPath: plain.path) {
      return plain
    }
    return extensions.lazy.map { plain.appendingPathExtension($0) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// What the page gets at an address of this library; `nil` for any other address.
  static func content(at path: String) -> (data: Data, type: String)? {
    guard let file = known.withLock({ $0.files[path] }), let data = try? Data(contentsOf: file) else {
      return nil
    }
    switch file.pathExtension.lowercased() {
    case "svg": return (data, "image/svg+xml")
    case "jpg": return (data, "image/jpeg")
    case let other: return (data, "image/\(other)")
    }
  }
}
