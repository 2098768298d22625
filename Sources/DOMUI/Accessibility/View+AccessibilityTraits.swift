import ElementTree

extension AccessibilityTraits {
  private static var native: Set<String> { ["button", "a", "input", "select", "textarea"] }

  /// The role and the states that the traits come to.
  @MainActor
  func write(to spec: inout ElementSpec, in scene: ElementScene) {
    let isNative = Self.native.contains(scene.element.tag)
    if contains(.isHeader) {
      spec.attributes["role"] = "heading"
      spec.attributes["aria-level"] = "2"
    } else if contains(.isToggle) {
      spec.attributes["role"] = "switch"
      spec.attributes["aria-checked"] = contains(.isSelected) ? "true" : "false"
      return
    } else if contains(.isButton), !isNative {
      spec.attributes["role"] = "button"
    } else if contains(.isLink), !isNative {
      spec.attributes["role"] = "link"
    } else if contains(.isImage), !isNative {
      spec.attributes["role"] = "img"
    }
    if contains(.isModal) { spec.attributes["aria-modal"] = "true" }
    if contains(.isSelected) {
      switch spec.attributes["role"] ?? scene.inheritedRole {
      case "option", "tab", "row", "gridcell": spec.attributes["aria-selected"] = "true"
      case "button": spec.attributes["aria-pressed"] = "true"
      default: spec.attributes["aria-current"] = "true"
      }
    }
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading that says nothing of its level.
  case unspecified
  /// The title of a page.
  case h1
  /// The title of a part.
  case h2
  /// Below that.
  case h3
  /// Below that.
  case h4
  /// Below that.
  case h5
  /// The lowest level.
  case h6
}

extension View {
  /// Says what the view is for assistive technology.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { spec, scene in traits.write(to: &spec, in: scene) }
  }

  /// Takes back what the view is for assistive technology: a heading becomes text.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { spec, scene in
      let role = scene.inheritedRole
      let isGone =
        traits.contains(.isButton) && role == "button"
        || traits.contains(.isHeader) && role == "heading"
        || traits.contains(.isImage) && role == "img"
      if isGone { spec.attributes["role"] = "none" }
    }
  }

  /// Sets the level of a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibility { spec, _ in
      spec.attributes["role"] = "heading"
      spec.attributes["aria-level"] = level == .unspecified ? "2" : String(level.rawValue)
    }
  }
}
