/// The forms of a noun after a whole number, as the Unicode plural rules name them.
enum PluralForm: Hashable, Sendable {
  case zero, one, two, few, many, other

  /// The form that Arabic uses.
  static func arabic(_ count: Int) -> PluralForm {
    switch (count.magnitude, count.magnitude % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  /// The form that English and German use.
  static func germanic(_ count: Int) -> PluralForm {
    count.magnitude == 1 ? .one : .other
  }
}
