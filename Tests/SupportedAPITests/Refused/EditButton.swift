// not supported: `EditButton`: Lists have no edit mode; swipe actions and the context menu delete.
// error: EditButton
import SwiftUI

struct Refused: View {
  var body: some View { EditButton() }
}
