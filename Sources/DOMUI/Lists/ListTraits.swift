import ElementTree

/// What modifiers tell the list of a row.
struct ListRowTraits {
  var background: Element?
  var insets: EdgeInsets?
  var hidesSeparator = false
  var isDeleteDisabled = false
  var badge: String?
  var leadingActions: [Element] = []
  var trailingActions: [Element] = []
}

enum ListRowTrait: ViewTraitKey { typealias Value = ListRowTraits }

/// The text of `badge(_:)`, which tab views read as well.
enum BadgeTrait: ViewTraitKey { typealias Value = Text }

/// Marks a header or a footer among the rows of a list.
enum SectionEdgeTrait: ViewTraitKey { typealias Value = Void }

/// How sections are laid out where they stand.
enum SectionLayout {
  /// Header, content and footer after each other.
  case stack
  /// As rows of a list, so that a lazy list can make some of them.
  case list
  /// As a group of a form.
  case form
}

private enum SectionLayoutKey: EnvironmentKey {
  static let defaultValue = SectionLayout.stack
}

extension EnvironmentValues {
  var sectionLayout: SectionLayout {
    get { self[SectionLayoutKey.self] }
    set { self[SectionLayoutKey.self] = newValue }
  }
}
