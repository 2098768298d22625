// An alert is presented by a binding, so that its buttons can take it away.
// error: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
import SwiftUI

struct Refused: View {
  var body: some View { Text("a").alert("Title", isPresented: true) { EmptyView() } }
}
