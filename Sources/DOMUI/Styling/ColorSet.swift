import Synchronization

/// Reads colour sets of asset catalogs that a bundle holds as folders.
enum ColorSet {
  private static let known = Mutex<[String: Color?]>([:])

  /// The colour of a set; `nil`, and a report, when the bundle has none of this name.
  static func color(named name: String, in bundle: Bundle) -> Color? {
    let key = bundle.bundlePath + "|" + name
    if let color = known.withLock({ $0[key] }) { return color }
    let color = read(name, in: bundle)
    if color == nil {
      RuntimeIssue.report(
        "No colour “\(name)” in \(bundle.bundlePath). "
          + "Add \(name).colorset to an asset catalog that is copied into the bundle.")
    }
    known.withLock { $0[key] = color }
    return color
  }

  private static func read(_ name: String, in bundle: Bundle) -> Color? {
    let files = FileManager.default
    let folders =
      (try? files.contentsOfDirectory(at: bundle.bundleURL, includingPropertiesForKeys: nil))
    for folder in folders ?? [] where folder.pathExtension == "xcassets" {
      let file = folder.appendingPathComponent("\(name).colorset/Contents.json")
      guard let data = try? Data(contentsOf: file) else { continue }
      return (try? JSONDecoder().decode(Contents.self, from: data))?.color
    }
    return nil
  }

  private struct Contents: Decodable {
    var colors: [Entry]

    var color: Color? {
      let light = colors.first { $0.appearances == nil }?.color?.value
      let dark = colors.first { $0.appearances?.contains { $0.value == "dark" } == true }?.color?
        .value
      guard let light else { return dark }
      return dark.map { Color(.lightDark(light: light, dark: $0)) } ?? light
    }
  }

  private struct Entry: Decodable {
    var appearances: [Appearance]?
    var color: Value?
  }

  private struct Appearance: Decodable {
    var value: String
  }

  private struct Value: Decodable {
    var components: [String: String]
    var colorSpace: String?

    enum CodingKeys: String, CodingKey {
      case components
      case colorSpace = "color-space"
    }

    var value: Color? {
      func part(_ name: String) -> Double? {
        guard let text = components[name] else { return nil }
        if text.hasPrefix("0x") {
          return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let number = Double(text) else { return nil }
        return text.contains(".") ? number : number / 255
      }
      let opacity = components["alpha"].flatMap(Double.init) ?? 1
      if let white = part("white") { return Color(white: white, opacity: opacity) }
      guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
        return nil
      }
      return Color(
        colorSpace == "display-p3" ? .displayP3 : .sRGB, red: red, green: green, blue: blue,
        opacity: opacity)
    }
  }
}
