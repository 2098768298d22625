extension PagedLoader {
  /// Takes an item out of the list.
  ///
  /// Late pages do not bring it back.
  ///
  /// - Parameter id: The identity of the item.
  /// - Complexity: O(*n*) in the items of the list.
  public func remove(id: Item.ID) {
    edit(.remove(id))
  }

  /// Puts an item in the place of the one with its identity, if that is in the list.
  ///
  /// - Parameter item: The item.
  /// - Complexity: O(*n*) in the items of the list.
  public func replace(_ item: Item) {
    edit(.replace(item))
  }

  /// Puts an item into the list, or in the place of the one with its identity.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - index: Where; beyond the ends counts as at the end.
  /// - Complexity: O(*n*) in the items of the list.
  public func insert(_ item: Item, at index: Int = 0) {
    edit(.insert(item, at: index))
  }
}
