import CheckerCore

/// Finds the configuration of each file: the one in the nearest folder above it.
struct ConfigurationFinder {
  private let reader: ConfigurationReader
  /// The configuration that was named on the command line and holds for all files.
  private let named: Configuration?
  private var byFolder: [String: Int] = [:]
  /// All configurations so far; the first one is the one without a file.
  private(set) var all: [Configuration]
  /// The mistakes of all configurations so far.
  private(set) var errors: [ConfigurationError] = []

  init(reader: ConfigurationReader, named: Configuration?) {
    self.reader = reader
    self.named = named
    all = [named ?? Configuration()]
  }

  /// The number of the configuration that holds for the files of a folder.
  mutating func number(forFolder folder: String) -> Int {
    if named != nil { return 0 }
    if let known = byFolder[folder] { return known }
    let path = (folder == "/" ? "" : folder) + "/" + Configuration.fileName
    let number: Int
    // Whatever has the name is meant to be read: a folder or a link to nothing is a mistake.
    if FileSystem.status(path, followsLinks: false) != nil {
      do {
        all.append(try reader.read(path))
        number = all.count - 1
      } catch {
        for error in error.errors where !errors.contains(error) { errors.append(error) }
        number = 0
      }
    } else {
      number = folder == "/" ? 0 : self.number(forFolder: Path.parent(folder))
    }
    byFolder[folder] = number
    return number
  }

  /// The configuration that holds for a file.
  mutating func configuration(forFile path: String) -> Configuration {
    all[number(forFolder: Path.parent(path))]
  }
}
