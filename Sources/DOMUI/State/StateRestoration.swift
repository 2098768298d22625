/// Brings `@State` back after the app was started anew while its page stayed open.
///
/// Small `Codable` values are handed to the page as they change, under the path of their node; a new
/// page with kept values begins with them. Texts half typed and sheets half filled survive.
@MainActor
enum StateRestoration {
  /// The largest value that is kept, in bytes of JSON; larger ones begin anew.
  nonisolated static let limit = 4096

  static func location<Value>(
    initial: () -> Value, path: NodePath, page: PageRuntime?
  ) -> StateLocation<Value> {
    guard let page, let type = Value.self as? any Codable.Type else {
      return StateLocation(initial())
    }
    let key = path.name
    let start = page.kept(key).flatMap { decode(type, $0) as? Value } ?? initial()
    return StateLocation(start) { [weak page] value in
      guard let codable = value as? any Codable else { return }
      let json = encode(codable)
      MainTurn.run { page?.keep(key, json) }
    }
  }

  private static func decode(_ type: any Codable.Type, _ json: String) -> Any? {
    try? JSONDecoder().decode(type, from: Data(json.utf8))
  }

  /// The value as JSON, or `nil` when it cannot be kept: then the page forgets the older one.
  private nonisolated static func encode(_ value: any Codable) -> String? {
    guard let data = try? JSONEncoder().encode(value), data.count <= limit else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
