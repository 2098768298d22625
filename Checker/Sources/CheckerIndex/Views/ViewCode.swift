import CheckerCore

/// The view-building code of one type in one file, walked from its body through its own helpers.
public struct ViewCode: Sendable {
  /// The type.
  public let type: TypeModel
  /// Every piece, with what stands around it.
  public let visits: [Visit]
  /// The names of the type's members that build views.
  public let builders: Set<String>

  /// Walks the view-building code of `type`; `nil` where it has none.
  public init?(_ type: TypeModel) {
    var bodies: [String: [Node]] = [:]
    var order: [String] = []
    for member in type.members {
      switch member.kind {
      case .variable(let part):
        guard let getter = part.getter, ViewCode.buildsView(part.type, part.attributes) else {
          continue
        }
        if bodies[part.name] == nil { order.append(part.name) }
        bodies[part.name, default: []] += getter
      case .function(let part):
        guard let body = part.body, ViewCode.buildsView(part.result, part.attributes) else {
          continue
        }
        if bodies[part.name] == nil { order.append(part.name) }
        bodies[part.name, default: []] += body
      default: continue
      }
    }
    guard !order.isEmpty else { return nil }
    self.type = type
    builders = Set(order)
    var walker = Walker(bodies: bodies)
    if bodies["body"] != nil { walker.start("body") }
    for name in order where !walker.reached.contains(name) { walker.start(name) }
    visits = walker.visits
  }

  /// Whether a member of this type or with these attributes builds views.
  static func buildsView(_ type: String?, _ attributes: [Attribute]) -> Bool {
    if attributes.contains(where: { builderAttributes.contains($0.name) }) { return true }
    guard let type else { return false }
    return builderTypes.contains { type.hasPrefix($0) } || type == "AnyView"
  }

  static let builderAttributes: Set<String> = [
    "ViewBuilder", "ToolbarContentBuilder", "SceneBuilder", "CommandsBuilder",
  ]
  static let builderTypes = [
    "some View", "some SwiftUI.View", "some ToolbarContent", "some Scene", "some Commands",
    "some CustomizableToolbarContent",
  ]
}
