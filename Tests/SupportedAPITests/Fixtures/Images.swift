// Images and shapes
import SwiftUI

struct ImagesFixture: View {
  @State private var saves = 0

  var body: some View {
    VStack {
      Image(systemName: "tray").resizable().aspectRatio(contentMode: .fit).frame(width: 20)
      Image(systemName: "star").symbolVariant(.fill).imageScale(.large)
      Image(systemName: "star").symbolRenderingMode(.hierarchical).symbolEffect(
        .bounce, value: saves)
      Image("cover").renderingMode(.template).interpolation(.high)
      Image(decorative: "cover").antialiased(true)
      Image("cover", label: Text("The cover"))
      Rectangle().fill(.red).frame(height: 1)
      RoundedRectangle(cornerRadius: 8, style: .continuous).stroke(.blue, lineWidth: 2)
      Circle().strokeBorder(Color.green, lineWidth: 3)
      Capsule().fill(Color.red.gradient)
      Ellipse().stroke(style: StrokeStyle(lineWidth: 1, dash: [2]))
      UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 8).fill(.tint)
      AnyShape(Circle())
    }
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .clipShape(.rect(cornerRadius: 4))
    .clipped()
    .cornerRadius(8)
    .border(.red, width: 2)
    .border(Color.gray)
    .shadow(color: .black.opacity(0.2), radius: 4, y: 2)
    .contentShape(Rectangle())
    .mask { Circle() }
  }
}
