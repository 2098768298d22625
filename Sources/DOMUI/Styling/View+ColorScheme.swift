extension View {
  /// Makes the view light or dark; as the browser asks with `nil`.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorScheme(colorScheme: colorScheme))
  }

  /// Makes the view light or dark.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

private struct PreferredColorScheme: ViewModifier {
  let colorScheme: ColorScheme?

  func body(content: Content) -> some View {
    SpecDecoration(
      content: EnvironmentWriter(content: content) { environment in
        if let colorScheme { environment.colorScheme = colorScheme }
      }
    ) { _ in
      var spec = ElementSpec()
      if let colorScheme {
        spec.styles["color-scheme"] = colorScheme.css
        spec.classes.append("themed")
      }
      return spec
    }
  }
}
