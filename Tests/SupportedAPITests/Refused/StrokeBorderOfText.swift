// Only shapes have a border of their own.
// error: strokeBorder
import SwiftUI

struct Refused: View {
  var body: some View { Text("a").strokeBorder(.red) }
}
