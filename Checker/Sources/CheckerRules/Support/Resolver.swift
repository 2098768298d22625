import CheckerCore
import CheckerIndex

/// Follows names to the declarations that they mean.
struct Resolver {
  let context: RuleContext
  let type: TypeModel

  /// The variable that a path such as `viewModel.state` ends at, with the type that owns it.
  func property(_ path: [String]) -> (owner: TypeView, property: PropertyFacts)? {
    guard var owner = context.facts(of: type) else { return nil }
    for (index, name) in path.enumerated() {
      guard let property = owner.property(name) else { return nil }
      if index == path.count - 1 { return (owner, property) }
      guard let next = context.index.type(property.type, in: owner.name) else { return nil }
      owner = next
    }
    return nil
  }

  /// The type that a path is of.
  func typeName(of path: [String]) -> (text: String, scope: String)? {
    guard let (owner, property) = property(path), let text = property.type else { return nil }
    return (text, owner.name)
  }

  /// The function that a call such as `viewModel.save()` runs, with the type that owns it.
  func function(_ call: Node) -> (owner: TypeView, function: FunctionFacts)? {
    guard let path = call.plain.leadingPath, let name = path.last else { return nil }
    let owner: TypeView?
    if path.count == 1 {
      owner = context.facts(of: type)
    } else {
      owner = typeName(of: path.dropLast()).flatMap { context.index.type($0.text, in: $0.scope) }
    }
    guard let owner, let function = owner.functions(name).first else { return nil }
    return (owner, function)
  }

  /// The load state that `node` is, where it is one.
  func state(_ node: Node) -> StateShape? {
    guard let path = node.path, !path.isEmpty else { return nil }
    guard let (text, scope) = typeName(of: path) else { return nil }
    return StateShape(type: text, scope: scope, context: context)
  }
}

/// A load state: an enumeration with a case for running work and one for its outcome.
struct StateShape {
  /// The type's name.
  let name: String
  /// The cases and what each stands for.
  let roles: [String: StateRole]

  /// Reads the type that `type` names; `nil` where it is no load state.
  init?(type: String, scope: String, context: RuleContext) {
    let base = TypeName.base(type)
    if let view = context.index.type(type, in: scope), !view.cases.isEmpty {
      self.init(view, context: context)
    } else if base == "Loadable" {
      self.init(
        name: base,
        roles: [
          "notInitiated": .idle, "loading": .loading, "success": .success, "failure": .failure,
        ])
    } else {
      return nil
    }
  }

  init(name: String, roles: [String: StateRole]) {
    self.name = name
    self.roles = roles
  }

  init?(_ view: TypeView, context: RuleContext) {
    let raw: Set<String> = [
      "String", "Int", "Codable", "Decodable", "Error", "OptionSet", "LocalizedError",
    ]
    guard !view.inherits.contains(where: raw.contains), view.cases.count <= 9 else { return nil }
    var roles: [String: StateRole] = [:]
    for item in view.cases {
      if let role = context.vocabulary.role(ofCase: item.name) { roles[item.name] = role }
    }
    let found = Set(roles.values)
    guard found.contains(.loading), found.contains(.success) || found.contains(.failure) else {
      return nil
    }
    self.init(name: view.name, roles: roles)
  }

  func cases(_ role: StateRole) -> [String] {
    roles.filter { $0.value == role }.keys.sorted()
  }
}
