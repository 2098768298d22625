// Elements without an identity need a key path.
// error: requires that 'Refused.Row' conform to 'Identifiable'
import SwiftUI

struct Refused: View {
  struct Row { var name = "" }
  var body: some View { ForEach([Row()]) { Text($0.name) } }
}
