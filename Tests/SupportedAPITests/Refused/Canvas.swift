// not supported: `Canvas`: A page has no drawing context on the server.
// error: Canvas
import SwiftUI

struct Refused: View {
  var body: some View { Canvas { _, _ in } }
}
