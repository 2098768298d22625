/// Whether two inputs are equal, or `nil` if values of their type cannot be compared.
func inputsAreEqual<Input>(_ lhs: Input, _ rhs: Input) -> Bool? {
  if Input.self == Void.self { return true }
  // The type is asked, not the value, so that an optional is compared as one, `nil` included.
  guard let type = Input.self as? any Equatable.Type else { return nil }
  return type.areEqual(lhs, rhs)
}

extension Equatable {
  fileprivate static func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    guard let lhs = lhs as? Self, let rhs = rhs as? Self else { return false }
    return lhs == rhs
  }
}
