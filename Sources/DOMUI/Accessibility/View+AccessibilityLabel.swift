import ElementTree

extension View {
  /// Names the view for assistive technology.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibility { spec, scene in
      spec.attributes["aria-label"] = label.string(in: scene.environment)
      // A name without a role is not read: what has none is a group, or an image of its text.
      if scene.inheritedRole == nil {
        spec.attributes["role"] = scene.element.text == nil ? "group" : "img"
      }
    }
  }

  /// Names the view for assistive technology by a translated text.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Names the view for assistive technology by a text as it stands.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Tells assistive technology what the view holds now.
  public func accessibilityValue(_ value: Text) -> some View {
    accessibility { spec, scene in
      let text = value.string(in: scene.environment)
      switch scene.inheritedRole {
      case "slider", "spinbutton", "progressbar": spec.attributes["aria-valuetext"] = text
      default: spec.attributes["aria-description"] = text.isEmpty ? nil : text
      }
    }
  }

  /// Tells assistive technology what the view holds now, by a translated text.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Tells assistive technology what the view holds now, by a text as it stands.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Tells assistive technology what happens when the view is activated.
  public func accessibilityHint(_ hint: Text) -> some View {
    accessibility { spec, scene in
      let text = hint.string(in: scene.environment)
      spec.attributes["aria-description"] = text.isEmpty ? nil : text
    }
  }

  /// Tells assistive technology what happens on activation, by a translated text.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Tells assistive technology what happens on activation, by a text as it stands.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Names the view for tests; people do not meet the name.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { spec, _ in spec.attributes["data-identifier"] = identifier }
  }
}
