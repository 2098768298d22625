// not supported: `StateObject`: Models are `@Observable`, and `@State` keeps them.
// error: StateObject
import SwiftUI

struct Refused: View {
  @StateObject var model: Never
  var body: some View { Text("a") }
}
