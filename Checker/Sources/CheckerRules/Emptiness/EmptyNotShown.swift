import CheckerCore
public import CheckerIndex

/// Finds loaded collections that are shown without an empty state anywhere on the screen.
public struct EmptyNotShown: Rule {
  /// Makes the rule.
  public init() {}

  private static let elsewhere: Set<String> = [
    "Picker", "Menu", "contextMenu", "Section", "toolbar", "swipeActions", "TabView", "Chart",
    "HStack", "LazyHStack", "LazyHGrid", "Form", "DisclosureGroup", "searchSuggestions",
  ]

  /// Reports every finding in the file of `context`.
  public func check(_ context: RuleContext) {
    for code in context.views {
      let resolver = Resolver(context: context, type: code.type)
      for visit in code.visits {
        guard let element = visit.element, ["List", "ForEach", "Table"].contains(element.name),
          let first = element.arguments.first, first.label == nil, first.value.closure == nil,
          let path = first.value.path,
          !visit.frame.names.contains(where: { name in
            // The results of a search are content wherever they stand.
            let isSearch = path.contains {
              Words.name($0, has: ["search", "searched", "results", "found"])
            }
            return Self.elsewhere.contains(name)
              && !(isSearch && ["Section", "Form"].contains(name))
          })
        else { continue }
        check(first.value, element, visit, code, resolver)
      }
    }
  }

  private func check(
    _ data: Node, _ element: ViewElement, _ visit: Visit, _ code: ViewCode, _ resolver: Resolver
  ) {
    let context = resolver.context
    guard let path = data.path, !path.isEmpty else { return }
    let name: String
    var isSearch = false
    if path.count == 1, let payload = payload(path[0], visit, resolver) {
      name = payload
    } else if let collection = LoadedCollection(path, resolver) {
      name = collection.property.name
    } else if isSearched(path, code, resolver) {
      name = path[path.count - 1]
      isSearch = true
    } else {
      return
    }
    // The only content, not one part among several.
    if element.name == "ForEach" {
      let others = visit.siblings.filter { ViewElement($0).map { $0.name != "ForEach" } ?? true }
      guard others.isEmpty, !Words.name(code.type.name, has: ["compose", "composer", "editor"]),
        visit.frame.names.contains(
          where: ["List", "ScrollView", "LazyVStack", "LazyVGrid", "Form"].contains)
      else { return }
    }
    guard !mentionsEmptiness(path, code), !screenShowsEmpty(path, code, context) else { return }
    context.report(
      Self.info, tier: .likely, at: element.range,
      in: context.declaration(at: element.range.lowerBound, in: code.type),
      (isSearch
        ? "When nothing in `\(name)` matches the search, this screen is blank. "
        : "When `\(name)` is loaded and empty, this screen is blank. ")
        + "Show a title, a symbol and what to do next.")
  }

  /// Whether a search field of the same view decides what the collection holds.
  private func isSearched(_ path: [String], _ code: ViewCode, _ resolver: Resolver) -> Bool {
    guard let (_, property) = resolver.property(path), !property.isHandedIn, !property.isConstant,
      !property.isStatic
    else { return false }
    let texts = code.visits.compactMap { visit in
      visit.element?.modifier("searchable")?.argument("text")?.path?.last
    }
    guard !texts.isEmpty else { return false }
    if property.isStored {
      return property.initial == .empty
        && Words.name(property.name, has: ["search", "searched", "results", "found"])
    }
    return texts.contains { property.reads.contains($0) }
  }

  /// A value that a success case holds, where no case of its own stands for empty.
  private func payload(_ name: String, _ visit: Visit, _ resolver: Resolver) -> String? {
    for frame in visit.frame.chain {
      switch frame.kind {
      case .choice(_, let choice, let index):
        guard let pattern = choice.cases[index].patterns.first, pattern.bindings.contains(name),
          let shape = resolver.state(choice.subject), let found = pattern.caseName,
          shape.roles[found] == .success, shape.cases(.empty).isEmpty,
          !choice.cases.contains(where: {
            $0.patterns.contains { $0.condition?.mentions("isEmpty") == true }
          })
        else { continue }
        return name
      default: continue
      }
    }
    return nil
  }

  private func mentionsEmptiness(_ path: [String], _ code: ViewCode) -> Bool {
    code.type.members.contains { member in
      member.contains { node in
        guard let other = node.path ?? node.leadingPath else { return false }
        return other.count > path.count && other.starts(with: path)
          && ["isEmpty", "count", "first"].contains(other[path.count])
      } || member.mentionsName { $0 != "isEmpty" && Words.name($0, has: ["empty", "placeholder"]) }
    }
  }

  private func screenShowsEmpty(_ path: [String], _ code: ViewCode, _ context: RuleContext) -> Bool
  {
    if context.index.shows(code.type.name).contains(.empty) { return true }
    let last = path.last ?? ""
    var open = [code.type.name]
    var seen: Set<String> = []
    while let name = open.popLast(), seen.count < 20 {
      guard seen.insert(name).inserted, let type = context.index.type(name) else { continue }
      let isParent = name != code.type.name
      if type.shows.contains(.empty) { return true }
      if isParent,
        type.parts.contains(where: {
          $0.viewReads.contains("isEmpty") && $0.viewReads.contains(last)
        })
      {
        return true
      }
      let short = name.split(separator: ".").last.map(String.init) ?? name
      open += context.index.makers(of: short).sorted()
    }
    return false
  }
}
