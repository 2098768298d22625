import Testing

@testable import DOMUI

@Suite("Colours")
struct ColorTests {
  /// The contrast of two colours, from 1 to 21, as WCAG 2 computes it.
  static func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    func luminance(_ color: UInt32) -> Double {
      func part(_ shift: UInt32) -> Double {
        let value = Double((color >> shift) & 0xFF) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
    }
    let values = [luminance(one), luminance(other)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  @Test("Every standard colour can be read as a text", arguments: StandardColor.allCases)
  func texts(_ color: StandardColor) {
    for ground: UInt32 in [0xFFFFFF, 0xF2F2F7] {
      #expect(Self.contrast(color.lightText, ground) >= 4.5, "\(color) on light")
    }
    for ground: UInt32 in [0x000000, 0x1C1C1E, 0x2C2C2E] {
      #expect(Self.contrast(color.darkText, ground) >= 4.5, "\(color) on dark")
    }
  }

  @Test("White can be read on every standard colour but yellow", arguments: StandardColor.allCases)
  func fills(_ color: StandardColor) {
    let text: UInt32 = color == .yellow ? 0 : 0xFFFFFF
    #expect(Self.contrast(color.lightFill, text) >= 4.5)
    #expect(Self.contrast(color.darkFill, text) >= 4.5)
  }

  @Test("Components become CSS")
  func components() {
    #expect(Color(red: 1, green: 0.5, blue: 0).css(.fill) == "color(srgb 1 0.5 0 / 1)")
    #expect(Color(white: 0.25, opacity: 0.5).css(.fill) == "color(srgb 0.25 0.25 0.25 / 0.5)")
    #expect(Color(hue: 1 / 3, saturation: 1, brightness: 1).css(.fill) == "color(srgb 0 1 0 / 1)")
    #expect(
      Color.red.opacity(0.2).css(.fill) == "color-mix(in srgb, var(--red) 20.0%, transparent)")
    #expect(Color.red.css(.text) == "var(--red-text)")
  }
}
