extension Node {
  /// The expression without parentheses, `try`, `await` and casts around it.
  public var plain: Node { wrapped ?? self }

  /// The names of a path such as `viewModel.state.value`, without a leading `self`.
  ///
  /// A leading `$` of a binding is dropped; `nil` for anything but names and members.
  public var path: [String]? {
    switch plain.kind {
    case .name(let name): return Self.path(of: name)
    case .chain(let chain):
      guard var path = chain.base.path else { return nil }
      for link in chain.links {
        guard link.kind == .property else { return nil }
        path.append(link.name)
      }
      return path
    default: return nil
    }
  }

  private static func path(of name: String) -> [String] {
    if name == "self" { return [] }
    return [name.first == "$" ? String(name.dropFirst()) : name]
  }

  /// The path up to the first call or subscript: `viewModel.load` of `viewModel.load(id).value`.
  public var leadingPath: [String]? {
    switch plain.kind {
    case .name(let name): return Self.path(of: name)
    case .chain(let chain):
      guard var path = chain.base.leadingPath else { return nil }
      for link in chain.links {
        guard link.kind == .property || link.kind == .method else { break }
        path.append(link.name)
        if link.kind == .method { break }
      }
      return path
    default: return nil
    }
  }

  /// The chain, where the piece is one.
  public var chain: Chain? {
    guard case .chain(let chain) = kind else { return nil }
    return chain
  }

  /// The closure, where the piece is one.
  public var closure: Closure? {
    guard case .closure(let closure) = kind else { return nil }
    return closure
  }

  /// What a call calls by its last name (`save` of `model.save()`), and with what.
  public var call: (name: String, arguments: [Argument])? {
    guard let chain = plain.chain, let last = chain.links.last else { return nil }
    switch last.kind {
    case .method: return (last.name, last.arguments)
    case .call:
      if chain.links.count == 1, case .name(let name) = chain.base.kind {
        return (name, last.arguments)
      }
      if chain.links.count == 1, case .implicitMember(let name) = chain.base.kind {
        return (name, last.arguments)
      }
      if chain.links.count >= 2, chain.links[chain.links.count - 2].kind == .property {
        return (chain.links[chain.links.count - 2].name, last.arguments)
      }
      return nil
    case .property, .element: return nil
    }
  }

  /// Whether the piece is the literal `text`.
  public func isLiteral(_ text: String) -> Bool {
    if case .literal(let literal) = kind { return literal == text }
    return false
  }

  /// Whether the piece is the `_` that a value is assigned to and forgotten.
  public var isDiscard: Bool {
    if case .other(let inside) = kind { return inside.isEmpty }
    return false
  }

  /// The fixed text of a string literal without interpolation.
  public var fixedText: String? {
    if case .string(let text, let parts) = kind, parts.isEmpty { return text }
    return nil
  }
}
