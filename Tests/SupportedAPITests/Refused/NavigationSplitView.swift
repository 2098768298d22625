// not supported: `NavigationSplitView`: There are no columns; `NavigationStack` has one.
// error: NavigationSplitView
import SwiftUI

struct Refused: View {
  var body: some View {
    NavigationSplitView {
      Text("a")
    } detail: {
      Text("b")
    }
  }
}
