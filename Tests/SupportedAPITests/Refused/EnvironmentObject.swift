// not supported: `EnvironmentObject`: Models are `@Observable`, and `@Environment(Model.self)` reads them.
// error: EnvironmentObject
import SwiftUI

struct Refused: View {
  @EnvironmentObject var model: Never
  var body: some View { Text("a") }
}
