// Layout
import SwiftUI

struct LayoutsFixture: View {
  @Environment(\.layoutDirection) private var direction
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    ScrollView([.vertical, .horizontal], showsIndicators: false) {
      VStack(alignment: .leading, spacing: 8) {
        HStack(alignment: .firstTextBaseline) {
          Text("a").layoutPriority(1)
          Spacer(minLength: 4)
          Text("b").fixedSize()
        }
        Divider()
        ZStack(alignment: .topLeading) { Text("a").zIndex(1) }
        LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<3) { Text("row \($0)") }
        }
        LazyHStack { Text("a") }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80)), GridItem(.flexible())]) { Text("a") }
        LazyHGrid(rows: [GridItem(.fixed(40), spacing: 4)]) { Text("a") }
        Grid(alignment: .leading, horizontalSpacing: 4) {
          GridRow { Text("a").gridCellColumns(2).gridColumnAlignment(.trailing) }
        }
      }
      .padding()
      .padding(.horizontal)
      .padding([.top, .leading], 4)
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      .frame(width: 100, height: 50, alignment: .topLeading)
      .frame(minWidth: 10, maxWidth: .infinity, minHeight: 10, alignment: .leading)
      .fixedSize(horizontal: false, vertical: true)
    }
    .scrollIndicators(.hidden)
    .scrollDisabled(direction == .rightToLeft)
    .scrollBounceBehavior(.basedOnSize)
    .scrollDismissesKeyboard(.interactively)
    .offset(x: 1, y: 2)
    .position(x: 10, y: 20)
    .ignoresSafeArea(.keyboard)
    .edgesIgnoringSafeArea(.all)
    .safeAreaInset(edge: .bottom) { Text("bottom") }
    .aspectRatio(16 / 9, contentMode: .fit)
    .scaledToFit()
    .scaledToFill()
    .contentMargins(.horizontal, 8)
    .environment(\.layoutDirection, .rightToLeft)
  }
}

struct ScrollToFixture: View {
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        ForEach(0..<9) { Text("row \($0)").id($0) }
        Text("to").onTapGesture { proxy.scrollTo(3, anchor: .top) }
      }
    }
  }
}
