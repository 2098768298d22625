// not supported: `GeometryReader`: The server does not know the size of a view.
// error: GeometryReader
import SwiftUI

struct Refused: View {
  var body: some View { GeometryReader { proxy in Text("\(proxy.size.width)") } }
}
