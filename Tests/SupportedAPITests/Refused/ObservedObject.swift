// not supported: `ObservedObject`: Models are `@Observable`.
// error: ObservedObject
import SwiftUI

struct Refused: View {
  @ObservedObject var model: Never
  var body: some View { Text("a") }
}
