/// The parts of the message that a search found nothing.
public struct SearchUnavailableContent {
  /// The title.
  public struct Label {
    let text: String?
    @Environment(\.locale) private var locale

    init(text: String?) {
      self.text = text
    }
  }

  /// What to do next.
  public struct Description {
    @Environment(\.locale) private var locale

    init() {}
  }

  /// Nothing.
  public struct Actions {
    init() {}
  }
}

extension SearchUnavailableContent.Label: View {
  /// The title with a magnifying glass.
  public var body: some View {
    DOMUI.Label {
      if let text, !text.isEmpty {
        Text(SystemText.noResults(for: text, locale))
      } else {
        Text(SystemText.noResults(locale))
      }
    } icon: {
      Image(systemName: "magnifyingglass")
    }
  }
}

extension SearchUnavailableContent.Description: View {
  /// The advice as text.
  public var body: some View { Text(SystemText.tryAnotherSearch(locale)) }
}

extension SearchUnavailableContent.Actions: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing.
  public static var search: ContentUnavailableView { search(text: "") }

  /// Says that a search for a text found nothing.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
