// not supported: `Layout`: The browser lays out; there is no layout of one's own.
// error: AnyLayout
import SwiftUI

struct Refused: View {
  var body: some View { AnyLayout(HStackLayout()) { Text("a") } }
}
