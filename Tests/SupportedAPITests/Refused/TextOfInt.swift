// A number needs a format or an interpolation.
// error: no exact matches in call to initializer
import SwiftUI

struct Refused: View {
  var body: some View { Text(3) }
}
