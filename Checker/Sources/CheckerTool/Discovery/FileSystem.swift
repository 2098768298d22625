#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The few calls to the system that finding and reading files takes.
enum FileSystem {
  /// What stands at a path.
  enum Kind: Sendable, Equatable {
    case file
    case folder
    case link
    case other
  }

  /// A folder's identity, however it was reached.
  struct Identity: Hashable, Sendable {
    var device: UInt64
    var number: UInt64
  }

  /// Why a file could not be read, in the system's words.
  struct Failure: Error, Equatable, Sendable {
    var message: String
  }

  /// What stands at a path, and its identity.
  ///
  /// `followsLinks` says whether a link is followed to what it names.
  static func status(
    _ path: String, followsLinks: Bool
  ) -> (kind: Kind, identity: Identity, size: Int)? {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    let identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    return (kind, identity, Int(status.st_size))
  }

  /// The names in a folder with their kinds, sorted by name; `nil` if it cannot be read.
  static func entries(of folder: String) -> [(name: String, kind: Kind)]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var entries: [(name: String, kind: Kind)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)
        ) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      let kind: Kind
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): kind = .file
      case Int32(DT_DIR): kind = .folder
      case Int32(DT_LNK): kind = .link
      case Int32(DT_UNKNOWN):
        kind = status(folder + "/" + name, followsLinks: false)?.kind ?? .other
      default: kind = .other
      }
      entries.append((name, kind))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// All bytes of a regular file.
  ///
  /// A file of more than `limit` bytes is not read.
  static func contents(
    _ path: String, limit: Int = .max
  ) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw lastFailure() }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw lastFailure() }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(message: "is not a regular file")
    }
    let size = Int(status.st_size)
    guard size <= limit else { throw Failure(message: "is larger than \(limit >> 20) MB") }
    var count = 0
    var failure: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      while count < size, let base = buffer.baseAddress {
        let step = read(descriptor, base + count, size - count)
        if step < 0, errno == EINTR { continue }
        if step < 0 { failure = lastFailure() }
        if step <= 0 { break }
        count += step
      }
      initialized = count
    }
    if let failure { throw failure }
    return bytes
  }

  /// The path with all links resolved.
  static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// Replaces a file in one step, so that nobody ever reads half of it.
  static func replace(_ path: String, with bytes: some Sequence<UInt8>) throws(Failure) {
    let temporary = path + ".\(getpid()).new"
    var permissions: mode_t = 0o644
    var status = stat()
    if stat(path, &status) == 0 { permissions = status.st_mode & 0o7777 }
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { throw lastFailure() }
    let bytes = Array(bytes)
    var offset = 0
    while offset < bytes.count {
      let step = bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[offset...])
        return write(descriptor, rest.baseAddress, rest.count)
      }
      if step < 0, errno == EINTR { continue }
      if step <= 0 {
        let failure = lastFailure()
        close(descriptor)
        unlink(temporary)
        throw failure
      }
      offset += step
    }
    close(descriptor)
    guard rename(temporary, path) == 0 else {
      let failure = lastFailure()
      unlink(temporary)
      throw failure
    }
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) {
    if status(path, followsLinks: true) != nil { return }
    makeFolder(Path.parent(path))
    mkdir(path, 0o755)
  }

  private static func lastFailure() -> Failure {
    Failure(message: String(cString: strerror(errno)))
  }
}
