// not supported: `UIViewRepresentable`: There is no UIKit.
// error: UIViewRepresentable
import SwiftUI

struct Refused: View {
  var body: some View { Text("a") }
}

struct Wrapped: UIViewRepresentable {
}
