import CheckerCore
public import CheckerIndex

/// Finds screens that are disabled or covered as a whole by a partial operation.
public struct ScreenBlocked: Rule {
  /// Makes the rule.
  public init() {}

  private static let containers: Set<String> = [
    "NavigationStack", "NavigationView", "Form", "List", "ScrollView", "ZStack", "VStack", "Group",
    "NavigationSplitView", "TabView", "GeometryReader",
  ]
  private static let wide: Set<String> = [
    "Form", "List", "ScrollView", "NavigationStack", "NavigationView",
  ]

  /// Reports every finding in the file of `context`.
  public func check(_ context: RuleContext) {
    for code in context.views {
      guard
        !Words.name(
          code.type.name,
          has: [
            "button", "row", "cell", "field", "section", "card", "header", "footer", "bar",
            "toolbar", "style", "modifier",
          ])
      else { continue }
      let resolver = Resolver(context: context, type: code.type)
      for visit in code.visits {
        checkDimmer(visit, code, resolver)
        guard let element = visit.element, isOutermost(visit, code),
          Self.containers.contains(element.name),
          isScreen(element, code)
        else { continue }
        for link in element.modifiers { check(link, element, code, resolver) }
      }
    }
  }

  /// Whether nothing but other containers of the whole screen stands around.
  private func isOutermost(_ visit: Visit, _ code: ViewCode) -> Bool {
    guard visit.siblings.count <= 1 else { return false }
    for frame in visit.frame.chain {
      switch frame.kind {
      case .member(let name): return name == "body"
      case .content(let element, _):
        guard Self.containers.contains(element.name), element.name != "ZStack",
          element.name != "VStack"
        else { return false }
      case .helper: continue
      case .modifier, .branch, .choice: return false
      }
    }
    return false
  }

  /// Whether the element holds a screen and not one line of it.
  private func isScreen(_ element: ViewElement, _ code: ViewCode) -> Bool {
    if Self.wide.contains(element.name) { return true }
    return element.node.contains { node in
      if case .name(let name) = node.kind { return Self.wide.contains(name) }
      return false
    }
      || element.modifiers.contains {
        ["navigationTitle", "navigationBarTitle", "toolbar"].contains($0.name)
      }
  }

  private static let partial: Set<String> = [
    "saving", "submitting", "sending", "posting", "deleting", "removing", "updating", "uploading",
    "creating", "publishing", "syncing", "refreshing", "adding", "applying", "importing",
    "exporting", "restoring", "purchasing", "processing", "busy", "working", "progress",
    "generating", "joining", "leaving", "subscribing",
  ]

  private func check(
    _ link: Chain.Link, _ element: ViewElement, _ code: ViewCode, _ resolver: Resolver
  ) {
    guard ["disabled", "allowsHitTesting", "blur"].contains(link.name),
      let value = link.arguments.first?.value
    else { return }
    guard let flag = Self.partialWork(in: value) else { return }
    let context = resolver.context
    context.report(
      Self.info, tier: link.name == "blur" ? .hint : .likely, at: link.range,
      in: context.declaration(at: link.range.lowerBound, in: code.type),
      "While `\(flag)` is true the whole screen is blocked, for an operation on one part of it. "
        + "Block only the control that started it and show a small spinner there.")
  }

  /// Reports a colour that lies over the whole screen, out to its edges, while something works.
  private func checkDimmer(_ visit: Visit, _ code: ViewCode, _ resolver: Resolver) {
    guard case .conditional(let part) = visit.node.kind, part.otherwise == nil,
      part.conditions.count == 1, case .test(let test) = part.conditions[0],
      visit.siblings.count > 1, isOverScreen(visit.frame),
      part.then.contains(where: { piece in
        guard let element = ViewElement(piece) else { return false }
        return element.name == "Color"
          && (element.modifier("ignoresSafeArea") ?? element.modifier("edgesIgnoringSafeArea"))
            != nil
      }),
      let flag = Self.partialWork(in: test)
    else { return }
    let context = resolver.context
    context.report(
      Self.info, tier: .likely, at: visit.node.range.lowerBound..<test.range.upperBound,
      in: context.declaration(at: visit.node.range.lowerBound, in: code.type),
      "While `\(flag)` is true the whole screen is covered, for an operation on one part of it. "
        + "Block only the control that started it and show a small spinner there.")
  }

  /// Whether the frame is a stack in depth with nothing but containers of the screen around.
  private func isOverScreen(_ frame: Frame) -> Bool {
    guard case .content(let stack, _) = frame.kind, stack.name == "ZStack" else { return false }
    for outer in frame.chain.dropFirst() {
      switch outer.kind {
      case .member(let name): return name == "body"
      case .content(let element, _):
        guard Self.containers.contains(element.name), element.name != "VStack" else {
          return false
        }
      case .helper: continue
      case .modifier, .branch, .choice: return false
      }
    }
    return false
  }

  /// The first flag in `node` that stands for work on a part.
  private static func partialWork(in node: Node) -> String? {
    var flag: String?
    _ = node.mentionsName { name in
      if flag == nil, Words.isBusy(name), Words.name(name, has: partial) { flag = name }
      return false
    }
    return flag
  }
}
