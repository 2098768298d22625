/// A view of the data that a dialog was presented with; what becomes of it meanwhile is ignored.
struct PresentedData<T, Content: View>: View {
  private let content: (T) -> Content
  @State private var presented: Presented<T>

  init(_ data: T?, _ content: @escaping (T) -> Content) {
    self.content = content
    _presented = State(initialValue: Presented(data: data))
  }

  var body: some View {
    if let data = presented.data { content(data) }
  }
}

/// Data in a type of its own, which a page does not keep for another run of the app.
private struct Presented<T> {
  let data: T?
}

extension Binding where Value == Bool {
  /// The binding, read as false while a condition does not hold.
  func `while`(_ condition: Bool) -> Binding<Bool> {
    condition ? self : Binding(get: { false }, set: { wrappedValue = $0 })
  }
}
