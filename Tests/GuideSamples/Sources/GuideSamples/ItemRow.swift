import SwiftUI

/// One row of the list.
struct ItemRow: View {
  let item: GuideModel.Item

  var body: some View {
    Text(item.title)
  }
}
