// Effects, animation and redaction
import SwiftUI

struct EffectsFixture: View {
  @State private var isShown = false
  @Environment(\.redactionReasons) private var reasons
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    VStack {
      if isShown { Text("a").transition(.move(edge: .top).combined(with: .opacity)) }
      Text("b").transition(.asymmetric(insertion: .scale, removal: .opacity))
      Button("Toggle") { withAnimation(.spring(duration: 0.3)) { isShown.toggle() } }
      Text("secret").privacySensitive()
      Text("c").unredacted()
    }
    .opacity(0.5)
    .hidden()
    .blur(radius: 2)
    .rotationEffect(.degrees(isShown ? 90 : 0), anchor: .topLeading)
    .scaleEffect(1.5)
    .scaleEffect(x: 1, y: 2)
    .grayscale(0.5)
    .saturation(0.5)
    .brightness(0.1)
    .contrast(1.1)
    .hueRotation(.degrees(10))
    .animation(reduceMotion ? nil : .easeInOut(duration: 0.2), value: isShown)
    .contentTransition(.numericText())
    .redacted(reason: reasons.isEmpty ? .placeholder : [])
    .allowsHitTesting(false)
    .compositingGroup()
    .drawingGroup()
    .flipsForRightToLeftLayoutDirection(true)
    .help("What it does")
    .id(isShown)
  }
}

struct EffectsPreviews: PreviewProvider {
  static var previews: some View {
    EffectsFixture().previewDisplayName("Effects").previewLayout(.sizeThatFits)
  }
}
