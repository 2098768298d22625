/// What a button is for, which decides how it looks and where it stands.
public struct ButtonRole: Hashable, Sendable {
  let name: String

  /// Removes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves without doing anything.
  public static let cancel = ButtonRole(name: "cancel")
  /// Confirms what was chosen.
  public static let confirm = ButtonRole(name: "confirm")
  /// Closes what is shown.
  public static let close = ButtonRole(name: "close")
}
