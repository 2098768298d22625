import SwiftParser
import SwiftSyntax

/// Reads sources and collects where they break the rules.
struct AppleSourceReader {
  private(set) var breaches: [AppleSourceBreach] = []

  /// - Parameter sources: The text of each file under its name; types with state are known across
  ///   all of them.
  init(_ sources: [(name: String, text: String)]) {
    let trees = sources.map { (name: $0.name, tree: Parser.parse(source: $0.text)) }
    var types: [String: StateType] = [:]
    for file in trees {
      let collector = StateCollector(viewMode: .sourceAccurate)
      collector.walk(file.tree)
      types.merge(collector.types) { $1 }
    }
    for file in trees {
      let visitor = BreachVisitor(file: file.name, tree: file.tree, types: types)
      visitor.walk(file.tree)
      breaches += visitor.breaches
    }
  }
}

/// A type that has `@State`.
struct StateType {
  /// The names of its state, and whether there is a value at the declaration.
  var hasDefault: [String: Bool] = [:]
}

private final class StateCollector: SyntaxVisitor {
  var types: [String: StateType] = [:]

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    var type = StateType()
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isState else {
        continue
      }
      for binding in variable.bindings {
        type.hasDefault[binding.pattern.trimmedDescription] = binding.initializer != nil
      }
    }
    if !type.hasDefault.isEmpty { types[node.name.text] = type }
    return .visitChildren
  }
}

extension VariableDeclSyntax {
  /// The names of its attributes.
  var attributeNames: [String] {
    attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }

  var isState: Bool { attributeNames.contains("State") }
}
