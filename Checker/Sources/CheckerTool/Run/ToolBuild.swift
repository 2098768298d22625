import Foundation

/// What tells one build of the command from another.
enum ToolBuild {
  /// The size and the time of the running executable, so that a rebuilt command trusts no result
  /// of its predecessor.
  static let identity: String = {
    let path = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      return ""
    }
    let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(attributes[.size] ?? 0)-\(time)"
  }()
}
