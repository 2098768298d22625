import CheckerCore
public import CheckerIndex

/// Finds `default:` in view-building code that swallows loading or failure.
public struct DefaultHidesStates: Rule {
  /// Makes the rule.
  public init() {}

  /// Reports every finding in the file of `context`.
  public func check(_ context: RuleContext) {
    for code in context.views {
      let resolver = Resolver(context: context, type: code.type)
      for visit in code.visits {
        guard case .choice(let choice) = visit.node.kind,
          !visit.frame.names.contains(where: SuccessOnlyState.aside.contains)
        else { continue }
        check(choice, visit, code, resolver)
      }
    }
  }

  private func check(
    _ choice: Choice, _ visit: Visit, _ code: ViewCode, _ resolver: Resolver
  ) {
    let context = resolver.context
    guard let other = choice.cases.first(where: { $0.isDefault && !$0.isUnknown }) else { return }
    let listed = Set(choice.cases.flatMap(\.patterns).compactMap(\.caseName))
    guard !listed.isEmpty, let (shape, tier) = shape(choice.subject, listed, resolver) else {
      return
    }
    // The phases of `AsyncImage`.
    if listed.isSubset(of: ["empty", "success", "failure"]),
      choice.subject.mentionsName(where: {
        $0.lowercased().hasSuffix("phase")
      })
    {
      return
    }
    let hidden = shape.roles.filter { !listed.contains($0.key) }
    let loading = hidden.filter { $0.value == .loading }.keys.sorted()
    let failure = hidden.filter { $0.value == .failure }.keys.sorted()
    let traits = self.traits(of: other.body, context)
    var missing = failure
    if !traits.contains(.progress) { missing = loading + missing }
    if traits.contains(.failure) { missing.removeAll { failure.contains($0) } }
    guard !missing.isEmpty else { return }
    let subject = choice.subject.path ?? []
    // Another part of the screen may draw what is missing here.
    let drawn = code.visits.contains { visit in
      guard !subject.isEmpty else { return false }
      switch visit.node.kind {
      case .conditional(let part):
        return part.conditions.flatMap(\.nodes).contains { $0.reads(subject) }
      case .choice(let part):
        let names = Set(part.cases.flatMap(\.patterns).compactMap(\.caseName))
        return part.subject.path == subject && names.isSuperset(of: missing)
      default: return false
      }
    }
    guard !drawn else { return }
    let names = missing.map { "`.\($0)`" }.joined(separator: " and ")
    context.report(
      Self.info, tier: tier, at: other.label,
      in: context.declaration(at: other.label.lowerBound, in: code.type),
      "This `default` swallows \(names) of `\(shape.name)`. Write a case for each and draw it.")
  }

  private func shape(
    _ subject: Node, _ listed: Set<String>, _ resolver: Resolver
  ) -> (StateShape, Tier)? {
    if let shape = resolver.state(subject) { return (shape, .certain) }
    if let path = subject.path,
      resolver.typeName(of: path).map({ resolver.context.index.type($0.text, in: $0.scope) != nil })
        == true
    {
      return nil
    }
    let all = resolver.context.index.enumerations(withCases: listed)
    guard all.count == 1, listed.count > 1,
      let shape = StateShape(all[0], context: resolver.context)
    else {
      return nil
    }
    return (shape, .likely)
  }

  private func traits(of body: [Node], _ context: RuleContext) -> Set<ViewTrait> {
    var result: Set<ViewTrait> = []
    body.walk { node in
      if case .name(let name) = node.kind {
        result.formUnion(ViewTraits.of(element: name, vocabulary: context.vocabulary))
        if name.first?.isUppercase == true { result.formUnion(context.index.shows(name, depth: 1)) }
      }
      return true
    }
    return result
  }
}
