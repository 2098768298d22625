public import CheckerCore

/// What SwiftUI's own views and modifiers show, and what names tell about a project's.
public enum ViewTraits {
  /// What an element of this name shows.
  public static func of(element name: String, vocabulary: Vocabulary) -> Set<ViewTrait> {
    if let role = vocabulary.roles[name] { return [trait(of: role)] }
    switch name {
    case "ProgressView", "Gauge", "ActivityIndicator", "LoadingView", "Spinner": return [.progress]
    case "ContentUnavailableView", "ContentUnavailableView.search": return [.empty]
    case "Button", "NavigationLink", "Link", "ShareLink", "Toggle", "Menu", "Picker", "PasteButton":
      return [.control]
    case "Alert": return [.alert]
    default: break
    }
    let words = Words.of(name)
    var result: Set<ViewTrait> = []
    if words.contains(
      where: ["spinner", "loader", "loading", "progress", "skeleton", "shimmer"].contains)
    {
      result.insert(.progress)
    }
    if words.contains(where: ["empty", "unavailable"].contains)
      || (words.contains("no")
        && words.contains { ["results", "content", "data", "items"].contains($0) })
    {
      if name != "EmptyView" { result.insert(.empty) }
    }
    if words.contains(where: ["error", "failure", "failed"].contains) { result.insert(.failure) }
    if words.last == "button" || words.contains("retry") { result.insert(.control) }
    return result
  }

  /// What a modifier shows.
  public static func of(modifier link: Chain.Link, vocabulary: Vocabulary) -> Set<ViewTrait> {
    if let role = vocabulary.roles[link.name] { return [trait(of: role)] }
    switch link.name {
    case "refreshable": return [.refresh]
    case "alert": return [.alert]
    case "confirmationDialog", "actionSheet": return [.dialog]
    case "onTapGesture": return [.control]
    case "redacted": return [.progress]
    default: break
    }
    let words = Words.of(link.name)
    var result: Set<ViewTrait> = []
    if words.contains(where: ["loading", "progress", "spinner", "shimmer", "skeleton"].contains) {
      result.insert(.progress)
    }
    if words.contains(where: ["error", "failure"].contains) { result.insert(.failure) }
    if words.contains("empty") { result.insert(.empty) }
    if words.contains("refresh") || words.contains("refreshable") { result.insert(.refresh) }
    if words.contains(where: ["alert", "toast", "banner", "hud"].contains) {
      result.insert(.alert)
    }
    return result
  }

  private static func trait(of role: Vocabulary.Role) -> ViewTrait {
    switch role {
    case .button: .control
    case .guardedButton: .guardedControl
    case .alert: .alert
    case .dialog: .dialog
    case .empty: .empty
    case .failure, .reporter: .failure
    case .progress: .progress
    case .conditionalVisibility: .conditionalVisibility
    case .retry: .control
    case .placeholder: .accessibility
    }
  }
}
