import Foundation

/// Where a store keeps its database.
public enum StoreLocation: Hashable, Sendable {
  /// In memory; gone with the store.
  case memory
  /// In the file at this path; its folder is created when missing.
  case file(String)

  /// The path in `SHELF_STORE`, or else `Shelf/shelf.sqlite` in the folder for application data.
  public static func preferred(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> StoreLocation {
    if let path = environment["SHELF_STORE"], !path.isEmpty {
      return path == ":memory:" ? .memory : .file(path)
    }
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    // Every platform names one.
    return .file(folders[0].appendingPathComponent("Shelf/shelf.sqlite").path)
  }

  /// What a person may call the place.
  var name: String {
    switch self {
    case .memory: "the temporary store"
    case .file(let path): path
    }
  }
}
