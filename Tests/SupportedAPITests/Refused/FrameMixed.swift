// A frame has fixed lengths or bounds, not both.
// error: extra argument 'maxWidth' in call
import SwiftUI

struct Refused: View {
  var body: some View { Text("a").frame(width: 1, maxWidth: 2) }
}
