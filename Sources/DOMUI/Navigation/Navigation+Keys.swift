extension View {
  /// Names the screen in the bar above.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Adds a search field to the bar above, or above the view where there is no bar.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Opens the screen that stands for a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }
}

extension NavigationLink where Label == Text {
  /// Opens a destination.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Opens a destination.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(target: .destination(destination), label: Text(titleKey))
  }
}
