/// The page that the running code belongs to: that of the event or the task it was started by.
enum CurrentPage {
  @TaskLocal static var reference = PageReference()

  /// The page, when the code was started by one.
  @MainActor
  static var page: PageRuntime? { reference.page }
}
