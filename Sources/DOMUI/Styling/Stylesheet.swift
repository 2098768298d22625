/// The looks of everything that the stand-in renders, as one style sheet.
///
/// It is calm and close to the system's own: the system's letters, sizes in `rem` that follow the
/// browser's text size, colours for light and dark, logical edges for both reading directions.
enum DOMStylesheet {
  /// The whole style sheet.
  static let css = parts.joined(separator: "\n")

  /// The parts in order; later ones count where two say something of the same thing.
  private static let parts = [
    base, colors, layout, texts, pictures, shapes, controls, lists, navigation, presentation,
    refreshing, movements, adaptation,
  ]
}
