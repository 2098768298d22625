public import CheckerCore

/// What stands around a piece of view-building code, innermost first by ``parent``.
public final class Frame: Sendable {
  /// What stands around.
  public enum Kind: Sendable {
    /// A member of a type that builds views.
    case member(String)
    /// The content of an element; the label of the closure.
    case content(ViewElement, String?)
    /// The content of a modifier of an element.
    case modifier(Chain.Link, ViewElement)
    /// A branch of an `if`: the first or the other.
    case branch(Node, Conditional, isThen: Bool)
    /// A case of a `switch`.
    case choice(Node, Choice, index: Int)
    /// A helper of the same type, used by this element.
    case helper(ViewElement)
  }

  /// What stands around.
  public let kind: Kind
  /// What stands around that.
  public let parent: Frame?

  /// The next frame outwards that is no branch and no case, so that a long row of `else if`,
  /// whose frames nest, is passed in one step.
  private let outer: Frame?

  init(_ kind: Kind, _ parent: Frame?) {
    self.kind = kind
    self.parent = parent
    outer =
      switch parent?.kind {
      case .branch, .choice: parent?.outer
      case .member, .content, .modifier, .helper, nil: parent
      }
  }

  /// This frame and those around without branches and cases, innermost first.
  private var unconditional: UnfoldSequence<Frame, (Frame?, Bool)> {
    sequence(first: self, next: { $0.outer })
  }

  /// The outermost frame.
  public var outermost: Frame {
    var frame = self
    while let next = frame.outer ?? frame.parent { frame = next }
    return frame
  }

  /// This frame and everything around, innermost first.
  public var chain: UnfoldSequence<Frame, (Frame?, Bool)> {
    sequence(first: self, next: { $0.parent })
  }

  /// The names of the elements and modifiers around.
  public var names: [String] {
    unconditional.compactMap { frame in
      switch frame.kind {
      case .content(let element, _): element.name
      case .modifier(let link, _): link.name
      default: nil
      }
    }
  }

  /// The conditions of every branch and the subjects of every `switch` around.
  public var conditions: [Node] {
    chain.flatMap { frame -> [Node] in
      switch frame.kind {
      case .branch(_, let part, _): part.conditions.flatMap(\.nodes)
      case .choice(_, let part, _): [part.subject]
      default: []
      }
    }
  }

  /// The elements around, those whose helper or modifier this is included.
  public var elements: [ViewElement] {
    unconditional.compactMap { frame in
      switch frame.kind {
      case .content(let element, _), .modifier(_, let element), .helper(let element): element
      default: nil
      }
    }
  }
}

/// One piece of view-building code with what stands around it.
public struct Visit: Sendable {
  /// An element, an `if` or a `switch`.
  public let node: Node
  /// What stands around.
  public let frame: Frame
  /// The piece as an element.
  public let element: ViewElement?
  /// The pieces beside it in the same list, itself included.
  public let siblings: [Node]
}
