/// A view of data that may be gone already while its dialog leaves.
struct PresentedData<T, Content: View>: View {
  let data: T?
  let content: (T) -> Content

  init(_ data: T?, _ content: @escaping (T) -> Content) {
    self.data = data
    self.content = content
  }

  var body: some View {
    if let data { content(data) }
  }
}

extension Binding where Value == Bool {
  /// The binding, read as false while a condition does not hold.
  func `while`(_ condition: Bool) -> Binding<Bool> {
    condition ? self : Binding(get: { false }, set: { wrappedValue = $0 })
  }
}
