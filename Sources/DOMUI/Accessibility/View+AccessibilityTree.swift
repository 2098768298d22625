import ElementTree

/// What becomes of the elements inside a view that is one element for assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String

  /// They are not read; the view says everything itself.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They are read one after the other inside the view.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They are read together as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// Hides the elements themselves, wrappers and all.
private struct HidingDecoration<Content: View>: DecorationView {
  let content: Content
  let isHidden: Bool

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec()
    if isHidden { spec.attributes["aria-hidden"] = "true" }
    return spec
  }
}

extension View {
  /// Hides the view from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    HidingDecoration(content: self, isHidden: hidden)
  }

  /// Makes the view one element for assistive technology.
  ///
  /// With `ignore` the view is read as one image of its label; with the others it is a group.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessibility { spec, scene in
      guard scene.inheritedRole == nil else { return }
      spec.attributes["role"] = children == .ignore ? "img" : "group"
    }
  }

  /// Does nothing here: a page is read in the order in which it is laid out.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    self
  }

  /// Says whether the view answers to a person; one that does not is passed over by the keyboard.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    accessibility { spec, _ in
      if !respondsToUserInteraction { spec.attributes["tabindex"] = "-1" }
    }
  }
}
