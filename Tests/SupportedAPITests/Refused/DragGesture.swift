// not supported: `DragGesture`: A page tells the server of taps and swipes of rows alone.
// error: DragGesture
import SwiftUI

struct Refused: View {
  var body: some View { Text("a").gesture(DragGesture()) }
}
