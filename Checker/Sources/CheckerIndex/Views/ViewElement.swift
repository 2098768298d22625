public import CheckerCore

/// An expression that makes a view: what makes it, with what, and the modifiers that follow.
public struct ViewElement: Sendable {
  /// What makes the view: `Button`, `List`, or the name of a helper.
  public let name: String
  /// What it is made with.
  public let arguments: [Argument]
  /// The modifiers in order.
  public let modifiers: ArraySlice<Chain.Link>
  /// The whole expression.
  public let node: Node
  /// From the name to the end of its arguments, without the modifiers.
  public let range: Range<Int>

  /// Reads `node` as a view; `nil` where it cannot be one.
  public init?(_ node: Node) {
    self.node = node
    switch node.kind {
    case .name(let name):
      guard name != "self", name.first != "$" else { return nil }
      self.name = name
      arguments = []
      modifiers = []
      range = node.range
    case .chain(let chain):
      guard case .name(var name) = chain.base.kind else { return nil }
      var rest = chain.links[...]
      var arguments: [Argument] = []
      var end = chain.base.range.upperBound
      if name == "self" || ViewElement.isUpper(name) || rest.first?.kind == .call {
        while let link = rest.first {
          if link.kind == .property, name == "self" || ViewElement.isUpper(link.name) {
            name = link.name
          } else if link.kind == .method, name == "self" || ViewElement.isUpper(link.name) {
            name = link.name
            arguments = link.arguments
            end = link.range.upperBound
            rest = rest.dropFirst()
            break
          } else if link.kind == .call {
            arguments = link.arguments
            end = link.range.upperBound
            rest = rest.dropFirst()
            break
          } else {
            break
          }
          rest = rest.dropFirst()
        }
      }
      self.name = name
      self.arguments = arguments
      modifiers = rest
      range = node.range.lowerBound..<max(end, node.range.lowerBound)
    default: return nil
    }
  }

  static func isUpper(_ name: String) -> Bool { name.first?.isUppercase ?? false }

  /// Whether the name is a type's.
  public var isType: Bool { Self.isUpper(name) }

  /// The first modifier with `name`.
  public func modifier(_ name: String) -> Chain.Link? { modifiers.first { $0.name == name } }

  /// The fixed text of the first argument, where it is a title.
  public var title: String? {
    arguments.first { $0.label == nil && !$0.isTrailing }?.value.fixedText
  }
}
