import CheckerCore

extension ViewCode {
  /// Walks builder code and remembers what it meets.
  struct Walker {
    let bodies: [String: [Node]]
    var visits: [Visit] = []
    var reached: Set<String> = []
    private var open: [String] = []

    init(bodies: [String: [Node]]) { self.bodies = bodies }

    mutating func start(_ name: String) {
      reached.insert(name)
      open = [name]
      list(bodies[name] ?? [], Frame(.member(name), nil))
      open = []
    }

    private mutating func list(_ nodes: [Node], _ frame: Frame) {
      for node in nodes { piece(node, frame, siblings: nodes) }
    }

    private mutating func piece(_ node: Node, _ frame: Frame, siblings: [Node]) {
      switch node.kind {
      case .conditional(let part):
        visits.append(Visit(node: node, frame: frame, element: nil, siblings: siblings))
        list(part.then, Frame(.branch(node, part, isThen: true), frame))
        list(part.otherwise ?? [], Frame(.branch(node, part, isThen: false), frame))
      case .choice(let part):
        visits.append(Visit(node: node, frame: frame, element: nil, siblings: siblings))
        for (index, item) in part.cases.enumerated() {
          list(item.body, Frame(.choice(node, part, index: index), frame))
        }
      case .platform(let branches):
        for branch in branches { list(branch.body, frame) }
      case .returned(let value):
        if let value { piece(value, frame, siblings: siblings) }
      case .guarded(let conditions, let body):
        let part = Conditional(conditions: conditions, then: [], otherwise: body)
        visits.append(Visit(node: node, frame: frame, element: nil, siblings: siblings))
        list(body, Frame(.branch(node, part, isThen: false), frame))
      case .ternary(_, let first, let second):
        piece(first, frame, siblings: siblings)
        piece(second, frame, siblings: siblings)
      case .chain, .name: element(node, frame, siblings: siblings)
      default: return
      }
    }

    private mutating func element(_ node: Node, _ frame: Frame, siblings: [Node]) {
      guard let element = ViewElement(node) else {
        if let chain = node.chain { modifiers(chain.links[...], of: nil, frame) }
        return
      }
      visits.append(Visit(node: node, frame: frame, element: element, siblings: siblings))
      for argument in element.arguments {
        guard let closure = argument.value.closure else {
          if ViewElement(argument.value)?.isType == true, argument.label != nil,
            argument.value.chain != nil
          {
            piece(argument.value, Frame(.content(element, argument.label), frame), siblings: [])
          }
          continue
        }
        guard
          ViewCode.builds(
            closure, label: argument.label, name: element.name, isModifier: false,
            others: element.arguments)
        else { continue }
        list(closure.body, Frame(.content(element, argument.label), frame))
      }
      if !element.isType, let body = bodies[element.name], !open.contains(element.name),
        open.count < 12, visits.count < 20_000
      {
        reached.insert(element.name)
        open.append(element.name)
        list(body, Frame(.helper(element), frame))
        open.removeLast()
      }
      modifiers(element.modifiers, of: element, frame)
    }

    private mutating func modifiers(
      _ links: ArraySlice<Chain.Link>, of element: ViewElement?, _ frame: Frame
    ) {
      for link in links {
        for argument in link.arguments {
          let inner = element.map { Frame(.modifier(link, $0), frame) } ?? frame
          if let closure = argument.value.closure {
            guard
              ViewCode.builds(
                closure, label: argument.label, name: link.name, isModifier: true,
                others: link.arguments)
            else { continue }
            list(closure.body, inner)
          } else if ["overlay", "background", "safeAreaInset", "mask", "listRowBackground"]
            .contains(link.name), argument.label == nil
          {
            piece(argument.value, inner, siblings: [])
          } else if ["header", "footer", "label"].contains(argument.label) {
            piece(argument.value, inner, siblings: [])
          }
        }
      }
    }
  }
}
