// not supported: `AsyncImage`: The page loads no file from elsewhere.
// error: AsyncImage
import SwiftUI

struct Refused: View {
  var body: some View { AsyncImage(url: nil) }
}
