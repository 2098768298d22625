import FeedbackStates

/// The model of the screen: one loader, and one mutation for each thing that people do.
@MainActor
final class Garden {
  let plants: Loader<[Plant]>
  let add: Mutation<String, Void>

  init(
    options: LoaderOptions = LoaderOptions(),
    load: @escaping @Sendable () async throws -> [Plant],
    save: @escaping @Sendable (Plant) async throws -> Void
  ) {
    let plants = Loader(options: options, operation: load)
    self.plants = plants
    add = Mutation { name, _ in
      let plant = Plant(name: name)
      try await save(plant)
      plants.edit { $0.append(plant) }
    }
  }

  convenience init(store: PlantStore = PlantStore()) {
    self.init(load: { try await store.all() }, save: { try await store.add($0) })
  }
}
