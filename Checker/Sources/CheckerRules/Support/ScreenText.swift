import CheckerCore
import CheckerIndex

extension Node {
  /// Whether the piece reads `path` or a member of it.
  func reads(_ path: [String]) -> Bool {
    contains { node in
      guard let other = node.path ?? node.leadingPath, other.count >= path.count else {
        return false
      }
      return Array(other.prefix(path.count)) == path
    }
  }

  /// Whether the piece reads a variable or calls a function with this last name.
  func mentions(_ name: String) -> Bool {
    contains { node in
      switch node.kind {
      case .name(let other): other == name || other == "$" + name
      case .chain(let chain): chain.links.contains { $0.name == name || $0.name == "$" + name }
      case .implicitMember(let other): other == name
      case .conditional(let part):
        part.conditions.contains {
          if case .binding(let other, _) = $0 { other == name } else { false }
        }
      default: false
      }
    }
  }

  /// Whether the piece mentions a name that fulfils `condition`.
  func mentionsName(where condition: (String) -> Bool) -> Bool {
    contains { node in
      switch node.kind {
      case .name(let other): condition(other)
      case .chain(let chain): chain.links.contains { condition($0.name) }
      case .implicitMember(let other): condition(other)
      default: false
      }
    }
  }

  /// Every path that the piece reads, each whole.
  var paths: [[String]] {
    var result: [[String]] = []
    walk { node in
      if let path = node.path ?? node.leadingPath, !path.isEmpty {
        result.append(path)
        if case .name = node.kind { return false }
        if let chain = node.chain {
          for argument in chain.links.flatMap(\.arguments) { result += argument.value.paths }
        }
        return false
      }
      return true
    }
    return result
  }
}

/// Names a state or an action in a message.
func quoted(_ path: [String]) -> String { "`" + path.joined(separator: ".") + "`" }
