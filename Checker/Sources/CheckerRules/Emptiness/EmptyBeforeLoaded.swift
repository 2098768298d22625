import CheckerCore
public import CheckerIndex

/// Finds empty messages that show before the first load has ended.
public struct EmptyBeforeLoaded: Rule {
  /// Makes the rule.
  public init() {}

  /// Reports every finding in the file of `context`.
  public func check(_ context: RuleContext) {
    for code in context.views {
      let resolver = Resolver(context: context, type: code.type)
      for visit in code.visits {
        guard case .conditional(let part) = visit.node.kind, part.conditions.count == 1,
          case .test(let test) = part.conditions[0]
        else { continue }
        if let path = Self.emptiness(test) {
          check(path, part.then, part, visit, code, resolver)
        } else if case .prefix("!", let inner) = test.plain.kind, let path = Self.emptiness(inner),
          let otherwise = part.otherwise
        {
          check(path, otherwise, part, visit, code, resolver)
        }
      }
    }
  }

  /// The collection in `items.isEmpty` or `items.count == 0`.
  private static func emptiness(_ test: Node) -> [String]? {
    if let path = test.path, path.last == "isEmpty", path.count > 1 {
      return Array(path.dropLast())
    }
    if case .operation("==", let parts) = test.kind, parts.count == 2, parts[1].isLiteral("0"),
      let path = parts[0].path, path.last == "count", path.count > 1
    {
      return Array(path.dropLast())
    }
    return nil
  }

  private func check(
    _ path: [String], _ body: [Node], _ part: Conditional, _ visit: Visit, _ code: ViewCode,
    _ resolver: Resolver
  ) {
    let context = resolver.context
    guard says(body, context), let shown = ShownCollection(path, resolver),
      shown.loaded.property.initial == .empty
    else { return }
    let collection = shown.loaded
    let busy = Busy(resolver: resolver)
    guard !visit.frame.conditions.contains(where: { busy.isRead(in: $0) || Self.tellsLoaded($0) })
    else { return }
    // A sign of the running load anywhere in this view may cover it; then the code cannot tell.
    let covers = code.visits.contains { other in
      // What stands beside the content shows nothing while there is none.
      if other.frame.chain.contains(where: { Self.needsContent($0, path) }) { return false }
      if let name = other.element?.name,
        ViewTraits.of(element: name, vocabulary: context.vocabulary).contains(.progress)
      {
        return true
      }
      switch other.node.kind {
      case .conditional(let part):
        return part.conditions.flatMap(\.nodes).contains {
          busy.isRead(in: $0) || Self.tellsLoaded($0)
        }
      case .choice(let part): return resolver.state(part.subject) != nil
      default: return other.element?.modifiers.contains { $0.name == "redacted" } ?? false
      }
    }
    let isStarted = startsWithView(collection, code, context)
    guard isStarted else { return }
    let end =
      part.conditions.flatMap(\.nodes).map(\.range.upperBound).max() ?? visit.node.range.upperBound
    context.report(
      Self.info, tier: covers || shown.isFiltered ? .hint : .likely,
      at: .span(visit.node.range.lowerBound, end),
      in: context.declaration(at: visit.node.range.lowerBound, in: code.type),
      "\(quoted(path)) starts empty, so this says that there is nothing while "
        + "`\(collection.loader.name)` still runs, and after it failed. Tell not-yet-loaded from "
        + "empty with one `Loadable`.",
      related: [context.related(collection.property, "Starts empty here.")])
  }

  /// Whether a frame is the branch of an `if` that is taken only where the collection has items.
  private static func needsContent(_ frame: Frame, _ path: [String]) -> Bool {
    guard case .branch(_, let part, let isThen) = frame.kind, part.conditions.count == 1,
      case .test(let test) = part.conditions[0]
    else { return false }
    if case .prefix("!", let inner) = test.plain.kind { return isThen && emptiness(inner) == path }
    return !isThen && emptiness(test) == path
  }

  private static func tellsLoaded(_ node: Node) -> Bool {
    node.mentionsName { name in
      Words.name(
        name,
        has: [
          "loaded", "loading", "fetched", "ready", "finished", "initial", "state", "appeared",
          "error",
        ])
    }
  }

  /// Whether the branch says that there is nothing.
  private func says(_ body: [Node], _ context: RuleContext) -> Bool {
    guard body.count <= 2 else { return false }
    let controls = ["Link", "Button", "NavigationLink", "Menu"]
    if body.contains(where: { ViewElement($0).map { controls.contains($0.name) } ?? false }) {
      return false
    }
    var result = false
    body.walk { node in
      if case .name(let name) = node.kind {
        if ["Text", "ContentUnavailableView", "Label"].contains(name) { result = true }
        if ViewTraits.of(element: name, vocabulary: context.vocabulary).contains(.empty) {
          result = true
        }
        if ViewTraits.of(element: name, vocabulary: context.vocabulary).contains(.progress) {
          result = false
          return false
        }
      }
      return true
    }
    let waits = body.containsAnywhere { node in
      if case .name(let name) = node.kind {
        return ViewTraits.of(element: name, vocabulary: context.vocabulary).contains(.progress)
      }
      return false
    }
    return result && !waits
  }

  /// Whether the load begins with the view, and not on a tap.
  private func startsWithView(
    _ collection: LoadedCollection, _ code: ViewCode, _ context: RuleContext
  ) -> Bool {
    let name = collection.loader.name
    if code.builders.contains(name) { return true }
    let callers = Set(
      collection.owner.functions.filter { $0.calls.contains(name) }.map(\.name) + [name])
    if callers.contains("init") { return true }
    return code.visits.contains { visit in
      (visit.element?.modifiers ?? []).contains { link in
        guard ["task", "onAppear", "onFirstAppear", "onLoad"].contains(link.name) else {
          return false
        }
        return link.arguments.contains { argument in
          callers.contains { argument.value.mentions($0) }
        }
      }
    }
  }
}
