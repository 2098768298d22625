import Testing

@testable import DOMUI

@Observable @MainActor
private final class Model {
  var id = 1
  var isShown = true
  var text = "waiting"
  @ObservationIgnored var started: [Int] = []
  @ObservationIgnored var cancelled: [Int] = []
  @ObservationIgnored var continuation: CheckedContinuation<Void, Never>?

  func work(_ id: Int) async {
    started.append(id)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation = $0 }
    } onCancel: {
      Task { @MainActor in
        self.cancelled.append(id)
        self.continuation?.resume()
        self.continuation = nil
      }
    }
    if !Task.isCancelled { text = "done \(id)" }
  }

  func settle(_ condition: () -> Bool) async {
    for _ in 0..<10_000 where !condition() { await Task.yield() }
  }
}

private struct Host: View {
  let model: Model
  var body: some View {
    if model.isShown {
      Text(model.text).task(id: model.id) { [id = model.id] in await model.work(id) }
    }
  }
}

@Suite("Tasks of views")
@MainActor
struct TaskTests {
  @Test("A task runs once while its view stays, however often the body is evaluated")
  func once() async {
    let model = Model()
    let page = RenderedPage { Host(model: model) }
    await model.settle { model.started == [1] }
    model.text = "still"
    _ = page.text
    model.text = "again"
    #expect(page.text == "again")
    #expect(model.started == [1])
    page.close()
    await model.settle { model.cancelled == [1] }
    #expect(model.cancelled == [1])
  }

  @Test("Another identity cancels the task and starts anew")
  func identity() async {
    let model = Model()
    let page = RenderedPage { Host(model: model) }
    await model.settle { model.started == [1] }
    model.id = 2
    _ = page.text
    await model.settle { model.started == [1, 2] }
    #expect(model.cancelled == [1])
    #expect(model.started == [1, 2])
  }

  @Test("A task is cancelled when its view goes")
  func disappearance() async {
    let model = Model()
    let page = RenderedPage { Host(model: model) }
    await model.settle { model.started == [1] }
    model.isShown = false
    _ = page.text
    await model.settle { model.cancelled == [1] }
    #expect(model.cancelled == [1])
  }
}
