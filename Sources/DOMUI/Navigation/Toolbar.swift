/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String

  /// Where the platform puts it.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle of the bar.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// Where reading begins.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// Where the main action stands.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// Where further actions stand.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// Where a dialog's action stands that does what it is for.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// Where a dialog's action stands that gives it up.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// Where a dialog's action stands that destroys something.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// In the bar at the bottom, for what is going on.
  public static let status = ToolbarItemPlacement(name: "status")
  /// Above the keyboard; a page has none, so it stands in the bar at the bottom.
  public static let keyboard = ToolbarItemPlacement(name: "bottomBar")
  /// At the leading edge of the bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the trailing edge of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The older name of `topBarLeading`.
  public static let navigationBarLeading = topBarLeading
  /// The older name of `topBarTrailing`.
  public static let navigationBarTrailing = topBarTrailing

  static let leading: Set<ToolbarItemPlacement> = [
    .navigation, .cancellationAction, .topBarLeading,
  ]
  static let trailing: Set<ToolbarItemPlacement> = [
    .automatic, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction,
    .topBarTrailing,
  ]
}

/// Contents of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of what the contents are made of.
  associatedtype Body: ToolbarContent
  /// What the contents are made of.
  @ToolbarContentBuilder var body: Body { get }
  /// The items in order. Not for callers.
  var _items: [_ToolbarEntry] { get }
}

extension ToolbarContent {
  /// The items of what the contents are made of.
  ///
  /// Not for callers.
  public var _items: [_ToolbarEntry] { body._items }
}

extension Never: ToolbarContent {}

/// One item of a toolbar.
///
/// Not for callers.
public struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  let content: AnyView
}

/// An item of a toolbar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  /// Makes an item at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Makes an item that the person may move, at a place.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: ToolbarContent {
  /// Never evaluated.
  public var body: Never { preconditionFailure("A ToolbarItem stands for itself.") }
  /// The item.
  ///
  /// Not for callers.
  public var _items: [_ToolbarEntry] {
    [_ToolbarEntry(placement: placement, content: AnyView(content))]
  }
}

/// Several items of a toolbar at one place.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Makes items at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  /// Never evaluated.
  public var body: Never { preconditionFailure("A ToolbarItemGroup stands for itself.") }
  /// The items as one.
  ///
  /// Not for callers.
  public var _items: [_ToolbarEntry] {
    [_ToolbarEntry(placement: placement, content: AnyView(content))]
  }
}

/// Builds contents of a toolbar from the statements of a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Passes a single expression on.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  /// Passes a single item on.
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  /// Puts several items after each other.
  @MainActor
  public static func buildBlock<First: ToolbarContent, each Rest: ToolbarContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> some ToolbarContent {
    var items = first._items
    repeat items += (each rest)._items
    return _ToolbarItems(_items: items)
  }
  /// Builds an `if` without `else`.
  @MainActor
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> some ToolbarContent {
    _ToolbarItems(_items: content?._items ?? [])
  }
  /// Builds the first branch of a condition.
  @MainActor
  public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarItems {
    _ToolbarItems(_items: first._items)
  }
  /// Builds the second branch of a condition.
  @MainActor
  public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarItems {
    _ToolbarItems(_items: second._items)
  }
  /// Builds what stands behind `if #available`.
  @MainActor
  public static func buildLimitedAvailability<C: ToolbarContent>(
    _ content: C
  ) -> some ToolbarContent {
    _ToolbarItems(_items: content._items)
  }
}

/// Items of a toolbar.
///
/// Not for callers.
public struct _ToolbarItems {
  /// The items in order.
  public let _items: [_ToolbarEntry]
}

extension _ToolbarItems: ToolbarContent {
  /// Never evaluated.
  public var body: Never { preconditionFailure("Toolbar items stand for themselves.") }
}

extension View {
  /// Puts items into the bar above.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(entries: content()._items)
  }

  /// Puts views into the bar above.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbar(entries: [_ToolbarEntry(placement: .automatic, content: AnyView(content()))])
  }

  private func toolbar(entries: [_ToolbarEntry]) -> some View {
    bar { bar, owner, environment in
      let items = entries.enumerated().map { index, entry in
        BarModel.Item(
          id: BarModel.Item.Identity(owner: ObjectIdentifier(owner), index: index),
          placement: entry.placement,
          content: entry.content, environment: environment)
      }
      bar.setItems(items, owner: owner)
    }
  }
}
