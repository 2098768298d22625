/// Whether two errors say the same thing.
///
/// Errors of different types are never equal. Errors of one `Equatable` type are compared with
/// `==`. Other errors of one type are equal when their domain and code are: for an enumeration
/// without `Equatable`, that is the case without its payload. The text that people read takes no
/// part: it depends on the language and, for many errors, says nothing.
///
/// - Parameters:
///   - lhs: An error.
///   - rhs: Another error.
/// - Returns: Whether they are equal.
public func errorsAreEqual(_ lhs: any Error, _ rhs: any Error) -> Bool {
  guard type(of: lhs) == type(of: rhs) else { return false }
  // The type is asked, not the value: with Foundation in the module, every `any Error` can be cast
  // to `any Equatable`, by becoming an `NSError`.
  if let equatable = type(of: lhs) as? any Equatable.Type { return equatable.areEqual(lhs, rhs) }
  return lhs.identity == rhs.identity
}

/// The two facts that tell errors apart without asking for a text.
struct ErrorIdentity: Hashable, Sendable {
  let domain: String
  let code: Int
}

extension Error {
  /// Domain and code, as `NSError` would give them.
  ///
  /// `_domain` and `_code` are the requirements of `Error` that `NSError`'s properties read; using
  /// them keeps Foundation out of this module.
  var identity: ErrorIdentity { ErrorIdentity(domain: _domain, code: _code) }
}

extension Equatable {
  fileprivate static func areEqual(_ lhs: any Error, _ rhs: any Error) -> Bool {
    guard let lhs = lhs as? Self, let rhs = rhs as? Self else { return false }
    return lhs == rhs
  }
}
