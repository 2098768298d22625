import FeedbackStatesUI
import SwiftUI

/// Every state that the app can be in, one by one.
struct GalleryScreen: View {
  var body: some View {
    NavigationStack {
      List {
        ForEach(StateDemo.Chapter.allCases) { chapter in
          Section(chapter.title) {
            ForEach(chapter.demos) { demo in
              NavigationLink(value: demo) {
                Label(demo.title, systemImage: demo.systemImage)
              }
            }
          }
        }
      }
      .navigationTitle("States")
      .navigationDestination(for: StateDemo.self) { DemoScreen(demo: $0) }
    }
  }
}

/// One state, with a word about it.
struct DemoScreen: View {
  let demo: StateDemo
  @Environment(ShelfModel.self) private var shelf

  var body: some View {
    content
      .navigationTitle(demo.title)
  }

  @ViewBuilder private var content: some View {
    switch demo {
    case .inlineSpinner: ButtonDemo(demo: demo, work: .seconds(2))
    case .shortWork: ButtonDemo(demo: demo, work: .milliseconds(200))
    case .success: ButtonDemo(demo: demo, work: .milliseconds(800))
    case .firstLoad: LoadDemo(demo: demo, outcome: .books)
    case .skeleton:
      LoadDemo(demo: demo, outcome: .books)
        .waitingStyle(.skeleton(rows: 6) { BookPlaceholder() })
    case .pullToRefresh: RefreshDemo(demo: demo)
    case .emptyList: LoadDemo(demo: demo, outcome: .nothing)
    case .fullScreenFailure: LoadDemo(demo: demo, outcome: .failure)
    case .blockingOverlay: OverlayDemo(demo: demo)
    case .inlineFailure: FieldDemo(demo: demo)
    case .alertFailure: AlertDemo(demo: demo)
    case .bannerFailure: BannerDemo(demo: demo)
    case .disabled: DisabledDemo(demo: demo)
    case .unavailable: UnavailableDemo(demo: demo)
    case .repeatedAttempts: HonestWaitDemo(demo: demo, titles: .repeating(clock: shelf.clock))
    case .longWait: HonestWaitDemo(demo: demo, titles: .slow(clock: shelf.clock))
    case .noConnection: OfflineWaitDemo(demo: demo, clock: shelf.clock)
    case .oneBanner: OneBannerDemo(demo: demo)
    case .paging: PagingDemo(demo: demo, clock: shelf.clock)
    case .intentKey: IntentDemo(demo: demo, clock: shelf.clock)
    case .undo: UndoDemo(demo: demo, clock: shelf.clock)
    case .everyState: EveryStateDemo(demo: demo)
    }
  }
}
