// A tag is a value that can be compared.
// error: requires that 'EmptyView' conform to 'Hashable'
import SwiftUI

struct Refused: View {
  var body: some View { Text("a").tag(EmptyView()) }
}
