import CheckerCore
public import CheckerIndex

/// Finds load states kept in a Boolean, with or without an error beside it.
public struct LoadingFlag: Rule {
  /// Makes the rule.
  public init() {}

  /// Reports every finding in the file of `context`.
  public func check(_ context: RuleContext) {
    for type in context.file.types where type.declaration.form != .requirement {
      guard let facts = context.facts(of: type) else { continue }
      guard facts.isView || facts.isObservable || type.declaration.form == .reference else {
        continue
      }
      for variable in type.variables {
        guard let property = facts.property(variable.name), Self.isFlag(property),
          property.range == variable.nameRange
        else { continue }
        check(property, in: facts, type, context)
      }
    }
  }

  static func isFlag(_ property: PropertyFacts) -> Bool {
    guard property.isStored, !property.isConstant, !property.isStatic, !property.isHandedIn,
      property.initial == .true || property.initial == .false || property.type == "Bool",
      property.type == nil || property.type == "Bool", Words.isBusy(property.name)
    else { return false }
    let beside: Set<String> = [
      "more", "next", "previous", "page", "older", "newer", "refreshing", "refresh", "first",
    ]
    return !Words.name(property.name, has: beside)
  }

  private static func isError(_ property: PropertyFacts) -> Bool {
    guard property.isStored, !property.isConstant, !property.isStatic, let type = property.type
    else {
      return false
    }
    if Words.isError(property.name) { return TypeName.holdsError(type) || type == "Bool" }
    return Words.of(property.name).last == "message" && TypeName.base(type) == "String"
      && TypeName.isOptional(type)
  }

  /// Whether a modifier shows something by the flag, as a search field or a sheet.
  private static func isPresentation(_ flag: String, in type: TypeModel) -> Bool {
    type.members.containsAnywhere { node in
      node.chain?.links.contains { link in
        link.arguments.contains { argument in
          guard argument.label == "isPresented", case .name(let name) = argument.value.kind else {
            return false
          }
          return name == "$" + flag
        }
      } ?? false
    }
  }

  private func check(
    _ flag: PropertyFacts, in facts: TypeView, _ type: TypeModel, _ context: RuleContext
  ) {
    let errors = facts.parts.flatMap(\.properties).filter(Self.isError)
    var lone = false
    for function in facts.functions {
      let flags = function.assigns.filter { $0.name == flag.name }
      guard flags.contains(where: { $0.value == "true" }) else { continue }
      let isAsynchronous =
        function.awaits || function.startsTask
        || flags.contains { $0.value == "false" && $0.isLater }
      guard isAsynchronous else { continue }
      lone = true
      guard
        let error = errors.first(where: { error in
          function.assigns.contains {
            $0.name == error.name && $0.value != "nil" && $0.value != "false"
          }
        })
      else { continue }
      let isMessage = error.type != "Bool"
      context.report(
        Self.info, tier: isMessage ? .certain : .likely, at: flag.range, in: type.name,
        "`\(flag.name)` and `\(error.name)` keep one state in two variables, both set in "
          + "`\(function.name)`: they can contradict each other. Keep one `Loadable` instead.",
        related: [context.related(error, "The other half of the state.")])
      return
    }
    guard lone, !Self.isPresentation(flag.name, in: type) else { return }
    let others: Set<String> = ["searching", "loading", "fetching", "syncing", "busy", "processing"]
    let selects =
      facts.parts.contains { $0.selects.contains(flag.name) }
      || (!facts.isView && context.index.isSelectedOn(flag.name))
    let isSeen = facts.isView || flag.has("Published") || facts.attributes.contains("Observable")
    guard isSeen else { return }
    let isLoad = Words.name(flag.name, has: others)
    context.report(
      Self.info, tier: selects && isLoad ? .likely : .hint, at: flag.range, in: type.name,
      "`\(flag.name)` says that work runs, but not how it ended: a failure looks like no content. "
        + "Keep one `Loadable` and switch over it.")
  }
}
