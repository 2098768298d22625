import FeedbackStates
import FeedbackStatesUI
import SwiftUI

/// Five loads without a connection: one banner, which leaves when the connection is back.
struct OneBannerDemo: View {
  let demo: StateDemo
  @Environment(ShelfModel.self) private var shelf
  @State private var loads = FiveLoads()

  var body: some View {
    Form {
      Section {
        ForEach(loads.loaders.indices, id: \.self) { index in
          LabeledContent("Part \(index + 1)", value: loads.describe(index))
        }
      }
      Section {
        Button("Load Five Parts Offline") { loads.start(reportingTo: shelf.failures) }
        Button("Connect Again") { loads.connection.isOnline = true }
      } footer: {
        Text(demo.explanation)
      }
    }
  }
}

/// Five loaders that share one connection.
@MainActor @Observable
final class FiveLoads {
  let connection = SettableConnectivity(isOnline: false)
  let loaders: [Loader<String>]

  init() {
    let connection = connection
    loaders = (0..<5).map { _ in
      Loader {
        guard await connection.isOnline else { throw OfflineError() }
        return "Loaded"
      }
    }
  }

  /// Starts all five; what fails is reported, and started again when there is a connection.
  func start(reportingTo failures: FailureCenter) {
    connection.isOnline = false
    failures.follow(connection)
    for index in loaders.indices { load(index, failures) }
  }

  func describe(_ index: Int) -> String {
    switch loaders[index].state {
    case .notInitiated: "Not loaded"
    case .loading: "Loading"
    case .success(let text): text
    case .failure: "No connection"
    }
  }

  private func load(_ index: Int, _ failures: FailureCenter) {
    let loader = loaders[index]
    Task {
      await loader.reload()
      guard case .failure(let error) = loader.state else { return failures.resolve(index) }
      failures.report(
        error, from: index, in: FailureSituation(isContentVisible: true, isAskedFor: false)
      ) { [weak self] in self?.load(index, failures) }
    }
  }
}
