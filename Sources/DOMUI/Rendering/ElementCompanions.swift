import ElementTree

/// What a modifier keeps beside each element of its content, let go of together with the element.
///
/// A lazy container asks for its elements once in each sync; those that it no longer asks for are
/// gone, or will be made anew when they come back.
@MainActor
struct ElementCompanions<Companion> {
  private var companions: [ElementID: Companion] = [:]

  var values: Dictionary<ElementID, Companion>.Values { companions.values }

  subscript(output: _Output) -> Companion? {
    get { companions[output.host.element.id] }
    set { companions[output.host.element.id] = newValue }
  }

  /// Lets go of the companions of all other elements, and answers them.
  @discardableResult
  mutating func keepOnly(_ outputs: [_Output]) -> [Companion] {
    let ids = Set(outputs.map(\.host.element.id))
    let gone = companions.filter { !ids.contains($0.key) }
    for id in gone.keys { companions[id] = nil }
    return Array(gone.values)
  }
}
