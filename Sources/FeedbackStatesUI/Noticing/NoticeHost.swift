public import FeedbackStates
public import SwiftUI

extension View {
  /// Shows the notices of a center over the view.
  ///
  /// Put it around the root of a scene, and inside each sheet: the notices of one center then stand
  /// above whatever is presented.
  ///
  /// - Parameters:
  ///   - center: The notices of the scene.
  ///   - bottomInset: How far above the bottom they stand, in points: clear of a tab bar, so that
  ///     the person can go on while a notice is shown.
  /// - Returns: The view with the notices.
  public func noticeHost(_ center: NoticeCenter, bottomInset: CGFloat = 0) -> some View {
    modifier(NoticeHost(center: center, bottomInset: bottomInset))
  }
}

extension EnvironmentValues {
  /// Where notices of the scene are shown, when there is a place.
  public var noticeCenter: NoticeCenter? {
    get { self[NoticeCenterKey.self] }
    set { self[NoticeCenterKey.self] = newValue }
  }
}

private enum NoticeCenterKey: EnvironmentKey {
  static var defaultValue: NoticeCenter? { nil }
}

private struct NoticeHost: ViewModifier {
  let center: NoticeCenter
  let bottomInset: CGFloat
  @Environment(\.scenePhase) private var scenePhase

  func body(content: Content) -> some View {
    content
      .environment(\.noticeCenter, center)
      .overlay(alignment: .bottom) {
        VStack(spacing: 8) {
          ForEach(center.visible) { notice in
            NoticeRow(notice: notice, center: center)
          }
        }
        .padding()
        .padding(.bottom, bottomInset)
      }
      .onChange(of: center.lastAnnouncementID, initial: true) {
        for announcement in center.takeAnnouncements() { Announcer.announce(announcement.text) }
      }
      .onChange(of: scenePhase, initial: true) { _, phase in
        if phase == .active {
          center.resume(from: .background)
        } else {
          center.pause(for: .background)
        }
      }
  }
}

private struct NoticeRow: View {
  let notice: Notice
  let center: NoticeCenter
  @Environment(\.noticeStyle) private var style
  @Environment(\.feedbackStrings) private var strings
  @FocusState private var isFocused: Bool

  var body: some View {
    let configuration = NoticeConfiguration(
      notice: notice, dismiss: { center.dismiss(notice.id) }, strings: strings)
    Group {
      if let style {
        style.makeBody(configuration)
      } else {
        CardNoticeStyle().makeBody(configuration: configuration)
      }
    }
    .focused($isFocused)
    .whileHovered { isOver in
      if isOver {
        center.pause(for: .touched(notice.id))
      } else {
        center.resume(from: .touched(notice.id))
      }
    }
    .onChange(of: isFocused) { _, isFocused in
      if isFocused {
        center.pause(for: .focused(notice.id))
      } else {
        center.resume(from: .focused(notice.id))
      }
    }
    // A host that leaves under the pointer is never told that the pointer left.
    .onDisappear {
      center.resume(from: .touched(notice.id))
      center.resume(from: .focused(notice.id))
    }
  }
}
