/// Chooses among the languages that a browser asks for those that the app speaks.
///
/// | asked for | spoken | chosen | why |
/// |---|---|---|---|
/// | de-AT, en | any | de-AT, en | nothing is known of the app |
/// | de-AT, en | en, de | de-AT, en | the region is kept |
/// | ar-EG | en | en-EG | numbers and dates stay those of the region |
/// | pt | pt-BR | pt-BR | the nearest that there is |
enum PageLanguages {
  /// The languages to use, best first; the app's first where it speaks none that is asked for.
  ///
  /// - Parameters:
  ///   - asked: The tags that the browser asks for, best first.
  ///   - spoken: The tags that the app speaks, its own first; any when empty.
  /// - Returns: At least one tag, unless both are empty.
  static func chosen(from asked: [String], spoken: [String]) -> [String] {
    guard let own = spoken.first else { return asked }
    let found = asked.compactMap { tag -> String? in
      if spoken.contains(where: { isPart($0, of: tag) }) { return tag }
      return spoken.first { isPart(tag, of: $0) }
    }
    guard found.isEmpty else { return found }
    guard let region = asked.first.flatMap({ self.region(of: $0) }), self.region(of: own) == nil
    else { return [own] }
    return ["\(own)-\(region)"]
  }

  /// Whether a tag says the same as another or less: `de` is part of `de-AT`.
  private static func isPart(_ tag: String, of other: String) -> Bool {
    other.lowercased() == tag.lowercased() || other.lowercased().hasPrefix(tag.lowercased() + "-")
  }

  private static func region(of tag: String) -> String? {
    tag.split(separator: "-").dropFirst().first { $0.utf8.count == 2 }.map { $0.uppercased() }
  }
}
