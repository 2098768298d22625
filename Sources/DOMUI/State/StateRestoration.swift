/// Brings `@State` back after the app was started anew while its page stayed open.
///
/// Small `Codable` values are handed to the page as they change, under the path of their node; a new
/// page with kept values begins with them. Texts half typed and sheets half filled survive.
@MainActor
enum StateRestoration {
  static func location<Value>(
    initial: () -> Value, path: NodePath, page: PageRuntime?
  ) -> StateLocation<Value> {
    guard let page, KeptCoding.canKeep(Value.self) else { return StateLocation(initial()) }
    let kept = KeptValue(page: page, path: path)
    let start = kept.take().flatMap { KeptCoding.value(Value.self, from: $0) }
      .flatMap { $0 as? Value }
    return StateLocation(start ?? initial(), kept: kept)
  }
}
