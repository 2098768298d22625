import CheckerCore
public import CheckerIndex

/// Finds errors that are kept in a state and never read.
public struct ErrorNeverShown: Rule {
  /// Makes the rule.
  public init() {}

  /// Reports every finding in the file of `context`.
  public func check(_ context: RuleContext) {
    for type in context.file.types {
      guard let facts = context.facts(of: type), facts.isView || facts.isObservable else {
        continue
      }
      for variable in type.variables {
        guard let property = facts.property(variable.name), property.range == variable.nameRange,
          property.isStored, !property.isConstant, !property.isHandedIn,
          Words.isError(property.name), let kind = property.type,
          TypeName.holdsError(kind) || kind == "Bool",
          context.index.readers(of: property.name) == 0
        else { continue }
        let sets = facts.functions.first { function in
          function.assigns.contains { item in
            item.name == property.name && item.value != "nil" && item.value != "false"
          }
        }
        guard let sets else { continue }
        context.report(
          Self.info, tier: .likely, at: property.range, in: type.name,
          "`\(property.name)` is set in `\(sets.name)` and no view reads it: the failure stays "
            + "invisible. Show it where the content would be, with a way to try again.")
      }
    }
  }
}
