extension View {
  /// Shows an alert while a value is true.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertDialog(
      title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert with a message while a value is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alertDialog(
      title, isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert about some data while a value is true and the data is there.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alertDialog(
      title, isPresented: isPresented.while(data != nil),
      actions: { PresentedData(data, actions) }, message: { EmptyView() })
  }

  /// Shows an alert with a message about some data while a value is true and the data is there.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alertDialog(
      title, isPresented: isPresented.while(data != nil),
      actions: { PresentedData(data, actions) }, message: { PresentedData(data, message) })
  }

  /// Shows an alert while a value is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertDialog(
      Text(title), isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert with a message while a value is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alertDialog(
      Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert about some data while a value is true and the data is there.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alertDialog(
      Text(title), isPresented: isPresented.while(data != nil),
      actions: { PresentedData(data, actions) }, message: { EmptyView() })
  }

  /// Shows an alert with a message about some data while a value is true and the data is there.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alertDialog(
      Text(title), isPresented: isPresented.while(data != nil),
      actions: { PresentedData(data, actions) }, message: { PresentedData(data, message) })
  }

  /// Shows an alert about an error while a value is true and there is an error.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertDialog(
      Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented.while(error != nil),
      actions: actions, message: { EmptyView() })
  }

  /// Shows an alert with a message about an error while a value is true and there is an error.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alertDialog(
      Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented.while(error != nil),
      actions: { PresentedData(error, actions) }, message: { PresentedData(error, message) })
  }
}
