// A symbol is named by a string.
// error: cannot convert value of type
import SwiftUI

struct Refused: View {
  var body: some View { Image(systemName: 3) }
}
