/// An object behind a view of the system that keeps a part of itself for a restart of the app.
@MainActor
protocol RestorableObject: NodeBound {
  init(kept: KeptValue)
}

/// Holds such an object for as long as its view is on the page.
@propertyWrapper @MainActor
struct RestoredObject<Object: RestorableObject>: DynamicProperty {
  private var object: Object?

  init() {}

  var wrappedValue: Object {
    guard let object else {
      preconditionFailure("A \(Object.self) was read before its view was on a page.")
    }
    return object
  }

  nonisolated static var _isOwnedByNode: Bool { true }

  mutating func _connect(to slot: _PropertySlot) {
    object = slot.kept { path in
      Object(kept: KeptValue(page: slot.owner?.page, path: path))
    }
  }
}
