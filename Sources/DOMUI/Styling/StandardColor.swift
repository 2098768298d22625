/// A colour of the system: its values as a text and as a fill, on light and on dark ground.
///
/// As a text each has a contrast of at least 4.5 to 1 with the grounds of the stylesheet; a fill has it
/// with white text on it, except yellow, which wants black.
enum StandardColor: String, CaseIterable, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

  /// As a text on light ground, in RGB.
  var lightText: UInt32 {
    switch self {
    case .red: 0xC4161C
    case .orange: 0xA84300
    case .yellow: 0x755800
    case .green: 0x1A7233
    case .mint: 0x006C66
    case .teal: 0x006A7C
    case .cyan: 0x00667C
    case .blue: 0x0062CC
    case .indigo: 0x4B49B8
    case .purple: 0x8A36B5
    case .pink: 0xC0164F
    case .brown: 0x765933
    case .gray: 0x636368
    }
  }

  /// As a text on dark ground, in RGB.
  var darkText: UInt32 {
    switch self {
    case .red: 0xFF7B72
    case .orange: 0xFFA033
    case .yellow: 0xFFD60A
    case .green: 0x30D158
    case .mint: 0x63E6E2
    case .teal: 0x5AC8D8
    case .cyan: 0x64D2FF
    case .blue: 0x5AABFF
    case .indigo: 0xA9A7FF
    case .purple: 0xDA8FFF
    case .pink: 0xFF7A95
    case .brown: 0xC9A883
    case .gray: 0xA6A6AB
    }
  }

  /// As a fill on light ground, in RGB.
  var lightFill: UInt32 { self == .yellow ? 0xFFCC00 : lightText }

  /// As a fill on dark ground, in RGB: dark enough for white text on it.
  var darkFill: UInt32 {
    switch self {
    case .red: 0xD0211C
    case .orange: 0xB24A00
    case .yellow: 0xFFD60A
    case .green: 0x1D7A38
    case .mint: 0x00766F
    case .teal: 0x007085
    case .cyan: 0x006F87
    case .blue: 0x0A68D6
    case .indigo: 0x5856D6
    case .purple: 0x9A3BC9
    case .pink: 0xCF1C58
    case .brown: 0x80633A
    case .gray: 0x6B6B70
    }
  }

  /// The declarations of the variables that stand for the colour.
  var declarations: String {
    """
      --\(rawValue)-text: light-dark(\(lightText.hexColor), \(darkText.hexColor));
      --\(rawValue): light-dark(\(lightFill.hexColor), \(darkFill.hexColor));
    """
  }
}

extension UInt32 {
  /// The number as `#rrggbb`.
  var hexColor: String {
    let digits = String(self, radix: 16)
    return "#" + String(repeating: "0", count: Swift.max(0, 6 - digits.count)) + digits
  }
}
