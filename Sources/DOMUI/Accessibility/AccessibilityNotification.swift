import ElementTree

/// What assistive technology is told at once.
public enum AccessibilityNotification {
  /// A text that is spoken.
  public struct Announcement: Sendable {
    let text: String
    let isUrgent: Bool

    /// Makes an announcement of a text.
    public init(_ announcement: String) {
      text = announcement
      isUrgent = false
    }

    /// Makes an announcement of a text, the priority of which its attributes may say.
    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
      isUrgent = announcement.runs.contains {
        $0.accessibilitySpeechAnnouncementPriority == .high
      }
    }

    /// Speaks the text on the page whose code runs, or else on all pages that somebody looks at.
    public func post() {
      let page = CurrentPage.reference
      let open = ActivePages.current
      MainTurn.run {
        if let page = page.page {
          page.announce(text, isUrgent: isUrgent)
        } else {
          for page in open.all { page.announce(text, isUrgent: isUrgent) }
        }
      }
    }
  }
}

extension PageRuntime {
  /// Speaks a text when the page has been brought up to date.
  func announce(_ text: String, isUrgent: Bool) {
    afterRender { [weak self] in
      self?.document.perform(.announce(text, urgent: isUrgent))
    }
  }
}

/// The pages that are open and that somebody looks at.
final class ActivePages: Sendable {
  private struct Reference {
    weak var page: PageRuntime?
  }

  /// Those of the process; a test has its own, so that tests side by side do not hear each other.
  @TaskLocal static var current = ActivePages()

  @MainActor private var pages: [ObjectIdentifier: Reference] = [:]

  @MainActor var all: [PageRuntime] {
    pages.values.compactMap(\.page).filter(\.isActive)
  }

  @MainActor func add(_ page: PageRuntime) {
    pages = pages.filter { $0.value.page != nil }
    pages[ObjectIdentifier(page)] = Reference(page: page)
  }

  @MainActor func remove(_ page: PageRuntime) {
    pages[ObjectIdentifier(page)] = nil
  }
}

extension AttributeScopes {
  /// The attributes of a text that assistive technology knows.
  public struct AccessibilityAttributes: AttributeScope {
    /// How urgent an announcement is.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

    /// How urgent an announcement is.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = AnnouncementPriority
      /// The name of the attribute.
      public static let name = "accessibilitySpeechAnnouncementPriority"

      /// How urgent an announcement is.
      public enum AnnouncementPriority: Hashable, Sendable {
        /// Interrupts what is being spoken.
        case high
        /// Waits for its turn.
        case `default`
        /// Waits for its turn.
        case low
      }
    }
  }
}

extension AttributeDynamicLookup {
  /// Looks an attribute for assistive technology up.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T {
    self[T.self]
  }
}
