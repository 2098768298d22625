// A font takes fonts alone.
// error: cannot convert value of type
import SwiftUI

struct Refused: View {
  var body: some View { Text("a").font(Color.red) }
}
