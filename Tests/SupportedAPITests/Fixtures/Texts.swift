// Texts and fonts
import SwiftUI

struct TextsFixture: View {
  let name = "Ann"
  let count = 3
  let key: LocalizedStringKey = "A key"

  var body: some View {
    VStack {
      Text("Hello, **\(name)**: \(count) and \(2.5, specifier: "%.1f")")
      Text(key)
      Text("title", tableName: "Other", bundle: .main, comment: "What it is for")
      Text(verbatim: "*as it is*")
      Text(Date.now, style: .time)
      Text(Date.now...Date.now.addingTimeInterval(60))
      Text(1234, format: .number)
      Text("a").bold() + Text("b").italic().foregroundColor(.red)
      Text("x").font(.title.weight(.semibold)).fontWeight(.heavy).fontDesign(.rounded)
      Text("x").underline().strikethrough(true, color: .red).monospacedDigit().kerning(1)
      Text("x").baselineOffset(2).tracking(1)
      Text(Image(systemName: "star"))
      Text(AttributedString("attributed"))
    }
    .font(.system(size: 15, weight: .medium, design: .monospaced))
    .font(.system(.body, design: .serif))
    .font(.custom("Georgia", size: 17, relativeTo: .body))
    .lineLimit(2)
    .lineLimit(1...3)
    .lineLimit(2, reservesSpace: true)
    .multilineTextAlignment(.center)
    .truncationMode(.tail)
    .minimumScaleFactor(0.5)
    .allowsTightening(true)
    .lineSpacing(4)
    .textCase(.uppercase)
    .textSelection(.enabled)
    .monospaced()
    .bold()
    .italic()
    .dynamicTypeSize(.small ... .accessibility3)
  }
}

struct ScaledMetricFixture: View {
  @ScaledMetric(relativeTo: .title) private var size = 24.0
  @ScaledMetric private var gap: CGFloat = 8
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.lineLimit) private var lineLimit

  var body: some View {
    Text(typeSize.isAccessibilitySize ? "large" : "usual").frame(width: size).padding(gap)
  }
}
