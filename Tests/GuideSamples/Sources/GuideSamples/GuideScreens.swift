public import SwiftUI

/// The screen that the guide's first sample is the body of.
public struct ItemsScreen: View {
  let viewModel: GuideModel

  /// Makes the screen.
  public init(viewModel: GuideModel) {
    self.viewModel = viewModel
  }

  /// The sample.
  public var body: some View { sample }
}

/// The screen that the guide's second sample is the body of.
public struct SaveScreen: View {
  let viewModel: GuideModel

  /// Makes the screen.
  public init(viewModel: GuideModel) {
    self.viewModel = viewModel
  }

  /// The sample.
  public var body: some View { sample }
}
