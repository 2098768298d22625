extension View {
  /// Says which screen a value of a type opens.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    RegistrationView(content: self) { _, environment in
      guard let model = environment.navigation else {
        RuntimeIssue.report("navigationDestination(for: \(data)) stands outside a NavigationStack.")
        return
      }
      model.setDestination(for: data) { AnyView(destination($0)) }
    } unregister: { _, environment in
      environment.navigation?.removeDestination(for: data)
    }
  }

  /// Shows a screen over this one while a value is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(
      PresentedScreen(
        isPresented: isPresented.wrappedValue, destination: AnyView(destination()),
        dismiss: { isPresented.wrappedValue = false }))
  }

  /// Shows a screen over this one while there is an item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PresentedScreen(
        isPresented: item.wrappedValue != nil,
        destination: item.wrappedValue.map { AnyView(destination($0)) } ?? AnyView(EmptyView()),
        dismiss: { item.wrappedValue = nil }))
  }
}

/// Pushes a screen while a condition holds.
private struct PresentedScreen: ViewModifier {
  let isPresented: Bool
  let destination: AnyView
  let dismiss: @MainActor () -> Void
  @Environment(\.navigation) private var navigation
  @State private var pushed: Int?

  func body(content: Content) -> some View {
    RegistrationView(content: content) { _, _ in
      if let pushed, isPresented { navigation?.replace(pushed, view: destination) }
    } unregister: { _, _ in
      if let pushed { navigation?.pop(pushed) }
    }
    .onChange(of: isPresented, initial: true) { _, isPresented in
      if isPresented {
        pushed = navigation?.push(destination) {
          pushed = nil
          dismiss()
        }
      } else if let pushed {
        self.pushed = nil
        navigation?.pop(pushed)
      }
    }
  }
}
