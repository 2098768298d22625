// not supported: `onReceive(_:perform:)`: There is no Combine; `.task` reads an asynchronous sequence.
// error: onReceive
import SwiftUI

struct Refused: View {
  var body: some View { Text("a").onReceive([1]) { _ in } }
}
