// not supported: `ShareLink`: There is no share sheet.
// error: ShareLink
import SwiftUI

struct Refused: View {
  var body: some View { ShareLink(item: "a") }
}
