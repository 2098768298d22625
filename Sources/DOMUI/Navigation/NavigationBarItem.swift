/// Settings of the bar above a screen.
public struct NavigationBarItem: Sendable {
  /// How a bar shows its title.
  public enum TitleDisplayMode: Sendable {
    /// As the screen below does.
    case automatic
    /// In the row of the buttons.
    case inline
    /// In a row of its own.
    case large
  }
}

extension View {
  /// Names the screen in the bar above.
  public func navigationTitle(_ title: Text) -> some View {
    bar { bar, owner, _ in bar.setTitle(title, owner: owner) }
  }

  /// Names the screen in the bar above.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Says how the bar shows the title.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    bar { bar, owner, _ in bar.set(.displayMode(displayMode), owner: owner) }
  }

  /// Hides the way back, for screens that give one of their own.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    bar { bar, owner, _ in bar.set(.hidesBackButton(hidesBackButton), owner: owner) }
  }

  /// Hides the bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    bar { bar, owner, _ in bar.set(.hidesBar(hidden), owner: owner) }
  }
}
