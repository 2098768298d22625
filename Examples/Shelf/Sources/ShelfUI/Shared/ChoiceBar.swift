import SwiftUI

/// A choice of one among a few, side by side.
struct ChoiceBar<Choice: Hashable>: View {
  let choices: [Choice]
  @Binding var selection: Choice
  let title: (Choice) -> String

  var body: some View {
    HStack(spacing: 16) {
      ForEach(choices, id: \.self) { choice in
        Button(title(choice)) { selection = choice }
          .buttonStyle(.borderless)
          .fontWeight(choice == selection ? .semibold : .regular)
          .foregroundStyle(choice == selection ? Color.accentColor : Color.secondary)
          .accessibilityAddTraits(choice == selection ? .isSelected : [])
      }
    }
  }
}
