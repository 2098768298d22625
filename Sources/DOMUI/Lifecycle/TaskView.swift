/// Runs a task while the content is in sight, anew when the identity changes.
struct TaskView<Content: View, ID: Equatable>: PrimitiveView {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @isolated(any) @Sendable () async -> Void

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    TaskNode(view, in: context) { $0.content }
  }
}

private final class TaskNode<Content: View, ID: Equatable>:
  PassThroughNode<TaskView<Content, ID>, Content>
{
  private var task: Task<Void, Never>?
  private var isInSight = false

  override func willMakeChild() {
    context.visibility.listen(self) { [weak self] in self?.setVisible($0) }
    page.afterRender { [weak self] in
      guard let self, self.isMounted else { return }
      self.setVisible(self.context.visibility.isVisible)
    }
  }

  override func didUpdate(from old: TaskView<Content, ID>) {
    guard isInSight, old.id != view.id else { return }
    start()
  }

  private func setVisible(_ isVisible: Bool) {
    guard isVisible != isInSight else { return }
    isInSight = isVisible
    if isVisible { start() } else { stop() }
  }

  private func start() {
    stop()
    let action = view.action
    let page = PageReference(page: page)
    task = Task(priority: view.priority) {
      await CurrentPage.$reference.withValue(page) { await action() }
    }
  }

  private func stop() {
    task?.cancel()
    task = nil
  }

  override func willUnmount() {
    context.visibility.stopListening(self)
    stop()
  }
}

extension View {
  /// Runs a task when the view comes into sight; it is cancelled when the view leaves it.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, id: 0, priority: priority, action: action)
  }

  /// Runs a task when the view comes into sight, and anew, the old one cancelled, when `id` changes.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, id: value, priority: priority, action: action)
  }
}
