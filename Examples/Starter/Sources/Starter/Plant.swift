/// A plant.
struct Plant: Identifiable, Hashable, Sendable {
  var name: String
  var id: String { name }
}

/// Where the plants are kept; in place of your own server or database.
actor PlantStore {
  private var plants: [Plant] = []

  /// The plants, after the time that a server takes.
  func all() async throws -> [Plant] {
    try await Task.sleep(for: .seconds(1))
    return plants
  }

  /// Keeps a plant.
  func add(_ plant: Plant) async throws {
    try await Task.sleep(for: .seconds(1))
    plants.append(plant)
  }
}
