import Synchronization

/// Tells the developer about a mistake in the app that does not stop it.
enum RuntimeIssue {
  private static let handler = Mutex<@Sendable (String) -> Void> { message in
    FileHandle.standardError.write(Data("DOMUI: \(message)\n".utf8))
  }

  static func report(_ message: String) {
    handler.withLock { $0 }(message)
  }

  /// Hands the reports to somebody else, such as a test; answers the handler of before.
  @discardableResult
  static func setHandler(
    _ new: @escaping @Sendable (String) -> Void
  ) -> @Sendable (String) -> Void {
    handler.withLock { current in
      defer { current = new }
      return current
    }
  }
}
