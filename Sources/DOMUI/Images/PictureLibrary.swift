import Synchronization

/// The pictures that the app's images are made of: files of bundles, sent inside the page.
enum PictureLibrary {
  /// The largest file that is sent, in bytes.
  static let limit = 512 * 1024
  private static let known = Mutex<[String: String?]>([:])
  private static let types = [
    "svg": "svg+xml", "png": "png", "jpg": "jpeg", "jpeg": "jpeg", "webp": "webp", "gif": "gif",
  ]

  /// The address of a picture; `nil`, and a report, when the bundle has none of this name.
  static func address(of name: String, in bundle: Bundle) -> String? {
    let key = bundle.bundlePath + "|" + name
    if let address = known.withLock({ $0[key] }) { return address }
    let address = read(name, in: bundle)
    known.withLock { $0[key] = .some(address) }
    return address
  }

  private static func read(_ name: String, in bundle: Bundle) -> String? {
    guard let file = file(named: name, in: bundle), let data = try? Data(contentsOf: file),
      let type = types[file.pathExtension.lowercased()]
    else {
      RuntimeIssue.report(
        "No picture “\(name)” in \(bundle.bundlePath): add \(name).svg or \(name).png to it.")
      return nil
    }
    guard data.count <= limit else {
      RuntimeIssue.report("\(file.path) has \(data.count) bytes; a picture may have \(limit).")
      return nil
    }
    return "data:image/\(type);base64,\(data.base64EncodedString())"
  }

  private static func file(named name: String, in bundle: Bundle) -> URL? {
    let plain = bundle.bundleURL.appendingPathComponent(name)
    let withTypes = types.keys.sorted().map { plain.appendingPathExtension($0) }
    return ([plain] + withTypes).first { file in
      !file.pathExtension.isEmpty && FileManager.default.fileExists(atPath: file.path)
    }
  }
}
