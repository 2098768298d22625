// not supported: `matchedGeometryEffect(id:in:)`: Views do not fly from one place to another.
// error: Namespace
import SwiftUI

struct Refused: View {
  @Namespace private var space
  var body: some View { Text("a").matchedGeometryEffect(id: 1, in: space) }
}
