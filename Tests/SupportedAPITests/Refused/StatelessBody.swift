// Body code cannot change a property that is not state.
// error: immutable
import SwiftUI

struct Refused: View {
  var count = 0
  var body: some View {
    count += 1
    return Text("a")
  }
}
