extension View {
  /// Shows an alert while a value is true.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertDialog(
      Text(titleKey), isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert with a message while a value is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alertDialog(
      Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert about some data while a value is true and the data is there.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alertDialog(
      Text(titleKey), isPresented: isPresented.while(data != nil),
      actions: { PresentedData(data, actions) }, message: { EmptyView() })
  }

  /// Shows an alert with a message about some data while a value is true and the data is there.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alertDialog(
      Text(titleKey), isPresented: isPresented.while(data != nil),
      actions: { PresentedData(data, actions) }, message: { PresentedData(data, message) })
  }
}
