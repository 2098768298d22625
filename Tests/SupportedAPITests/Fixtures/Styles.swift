// Colours and styles
import SwiftUI

struct StylesFixture: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack {
      Color.accentColor.frame(height: 10)
      Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)
      Color(hue: 0.5, saturation: 1, brightness: 1)
      Color(white: 0.5)
      Color.red.opacity(0.2)
      Text("a").foregroundStyle(.red, .secondary, .tertiary)
      Text("a").foregroundStyle(colorScheme == .dark ? Color.white : Color.black)
      Text("a").foregroundColor(.primary)
      Text("a").foregroundStyle(.tint)
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 50)
      AngularGradient(colors: [.red, .blue], center: .center)
      LinearGradient(
        gradient: Gradient(stops: [.init(color: .red, location: 0)]), startPoint: .leading,
        endPoint: .trailing)
    }
    .background(.regularMaterial)
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
    .background(Color.red.opacity(0.1))
    .background(in: Capsule())
    .background { Color.blue }
    .background(alignment: .top) { Text("behind") }
    .overlay { Text("front") }
    .overlay(alignment: .bottomTrailing) { Image(systemName: "star") }
    .overlay(Color.black.opacity(0.2))
    .overlay(.quaternary, in: Circle())
    .backgroundStyle(.blue)
    .foregroundStyle(AnyShapeStyle(.secondary))
    .tint(.purple)
    .accentColor(.green)
    .preferredColorScheme(.dark)
    .colorScheme(.light)
    .environment(\.colorScheme, .dark)
  }
}
