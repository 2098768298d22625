import SwiftUI

/// A choice of one among a few, all of them in view, with a checkmark at the chosen one.
struct ChoiceList<Choice: Hashable>: View {
  let choices: [Choice]
  @Binding var selection: Choice
  let title: (Choice) -> String

  var body: some View {
    ForEach(choices, id: \.self) { choice in
      Button {
        selection = choice
      } label: {
        HStack {
          Text(title(choice))
          Spacer()
          if choice == selection {
            Image(systemName: "checkmark")
              .accessibilityHidden(true)
          }
        }
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(choice == selection ? .isSelected : [])
    }
  }
}
