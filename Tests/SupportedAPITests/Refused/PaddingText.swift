// A length is a number.
// error: no exact matches in call to instance method 'padding'
import SwiftUI

struct Refused: View {
  var body: some View { Text("a").padding("8") }
}
