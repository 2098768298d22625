// not supported: `Path`: A shape is drawn by the browser; it has no path on the server.
// error: Path
import SwiftUI

struct Refused: View {
  var body: some View { Path { $0.move(to: .zero) } }
}
