/// A part of a list, as a server gives it.
public struct Page<Item: Sendable, Cursor: Hashable & Sendable>: Sendable {
  /// The items, in their order.
  public let items: [Item]
  /// Where the next page begins; `nil` on the last page.
  public let next: Cursor?

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - items: The items, in their order.
  ///   - next: Where the next page begins; `nil` on the last page.
  public init(items: [Item], next: Cursor?) {
    self.items = items
    self.next = next
  }
}

extension Page: EmptyRepresentable {
  /// A last page without items.
  public static var empty: Page { Page(items: [], next: nil) }
}

/// Says that there are no more pages.
public struct EndOfPages: Hashable, Sendable {
  /// Makes the end.
  public init() {}
}

/// What is wrong with the answers of a paged source.
public enum PagingError: Error, Hashable, CustomStringConvertible {
  /// A page named itself as the next page, which would never end.
  case repeatedCursor(String)

  /// What is wrong and how to mend it, for developers.
  public var description: String {
    switch self {
    case .repeatedCursor(let cursor):
      return """
        PagedLoader: the page at cursor \(cursor) gives the same cursor as its next. Return `nil` \
        as `next` on the last page.
        """
    }
  }
}
