import CheckerCore
import CheckerIndex

/// What the view-building code around controls shows while work runs.
///
/// Gathered once a type, so that the cost of a screen grows with its length and not with the
/// number of its controls times its length.
final class Surroundings {
  let code: ViewCode
  let resolver: Resolver
  /// How many pieces were looked at, for tests.
  private(set) var steps = 0

  init(code: ViewCode, resolver: Resolver) {
    self.code = code
    self.resolver = resolver
  }

  /// Whether something covers the screen, and whether something is shown, while `action` runs.
  func signs(of action: ButtonAction) -> (guarded: Bool, shown: Bool) {
    let guarded = covers.isBusy || !covers.names.isDisjoint(with: action.startSets)
    let shown = guarded || tells.isBusy || !tells.names.isDisjoint(with: action.startSets)
    return (guarded, shown)
  }

  /// What some expressions depend on.
  private struct Dependence {
    /// Whether one depends on running work.
    var isBusy = false
    /// The names in all of them.
    var names: Set<String> = []
  }

  private lazy var covers: Dependence = dependence { visit in
    guard let modifiers = visit.element?.modifiers else { return [] }
    let isCover = modifiers.contains { link in
      link.name == "overlay" || link.name == "redacted"
        || ViewTraits.of(modifier: link, vocabulary: resolver.context.vocabulary)
          .contains(.progress)
    }
    return isCover ? modifiers.flatMap { $0.arguments.map(\.value) } : []
  }

  private lazy var tells: Dependence = dependence { visit in
    switch visit.node.kind {
    case .conditional(let part): return part.conditions.flatMap(\.nodes)
    case .choice(let part): return [part.subject]
    default: return visit.element?.name == "ProgressView" ? visit.frame.conditions : []
    }
  }

  private func dependence(_ nodes: (Visit) -> [Node]) -> Dependence {
    let busy = Busy(resolver: resolver)
    var result = Dependence()
    for visit in code.visits {
      steps += 1
      for node in nodes(visit) {
        if !result.isBusy { result.isBusy = busy.isRead(in: node) }
        _ = node.mentionsName {
          result.names.insert($0)
          return false
        }
      }
    }
    return result
  }

  /// Whether a view that makes this one shows something else while a model that both hold is busy.
  private(set) lazy var isReplacedByParent: Bool = {
    let context = resolver.context
    guard let own = context.facts(of: code.type) else { return false }
    let handedIn = own.parts.flatMap(\.properties).filter(\.isHandedIn)
    let names = Set(
      handedIn.compactMap { context.index.type($0.type, in: own.name) }
        .flatMap { $0.parts.flatMap(\.properties).map(\.name) } + handedIn.map(\.name))
    return context.index.makers(of: own.parts[0].shortName).contains { maker in
      context.index.type(maker)?.parts.contains { !$0.selects.isDisjoint(with: names) } == true
    }
  }()
}
