public import CheckerCore

/// One file, parsed and lowered to what the rules read.
public struct FileModel: Sendable {
  /// The source.
  public let source: SourceFile
  /// The top-level items.
  public let nodes: [Node]
  /// Every type and extension in the file, nested ones too, in the order of the source.
  public let types: [TypeModel]

  init(source: SourceFile, nodes: [Node]) {
    self.source = source
    self.nodes = nodes
    types = TypeModel.collect(nodes, outer: "")
  }
}

/// One type or extension of a file.
public struct TypeModel: Sendable {
  /// The name with the names of the types around it: `ProfileView.State`.
  public let name: String
  /// The declaration.
  public let declaration: TypeDeclaration
  /// The members of every `#if` branch.
  public let members: [Node]
  /// The whole declaration.
  public let range: Range<Int>

  /// The variables.
  public var variables: [Variable] {
    members.compactMap { if case .variable(let part) = $0.kind { part } else { nil } }
  }

  /// The functions and initializers, each with its whole declaration.
  public var functions: [(function: Function, node: Node)] {
    members.compactMap { if case .function(let part) = $0.kind { (part, $0) } else { nil } }
  }

  /// The cases.
  public var cases: [EnumCase] {
    members.compactMap { if case .enumCase(let part) = $0.kind { part } else { nil } }
  }

  static func collect(_ nodes: [Node], outer: String) -> [TypeModel] {
    var result: [TypeModel] = []
    for node in nodes {
      switch node.kind {
      case .type(let declaration):
        let name = outer.isEmpty ? declaration.name : outer + "." + declaration.name
        let members = flat(declaration.members)
        result.append(
          TypeModel(name: name, declaration: declaration, members: members, range: node.range))
        result += collect(members, outer: name)
      case .platform(let branches):
        result += collect(branches.flatMap(\.body), outer: outer)
      default: continue
      }
    }
    return result
  }

  /// Members with those of `#if` branches among them.
  private static func flat(_ members: [Node]) -> [Node] {
    members.flatMap { member -> [Node] in
      if case .platform(let branches) = member.kind { return flat(branches.flatMap(\.body)) }
      return [member]
    }
  }
}
