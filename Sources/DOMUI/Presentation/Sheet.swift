extension View {
  /// Shows a sheet over the page while a value is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, kind: .sheet, onDismiss: onDismiss, presented: content))
  }

  /// Shows a sheet over the page while there is an item; another item replaces the sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: item.isPresent(), kind: .sheet, onDismiss: onDismiss,
        presented: { ItemContent(item: item.wrappedValue, content: content) }))
  }

  /// Covers the page while a value is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, kind: .cover, onDismiss: onDismiss, presented: content))
  }

  /// Covers the page while there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: item.isPresent(), kind: .cover, onDismiss: onDismiss,
        presented: { ItemContent(item: item.wrappedValue, content: content) }))
  }

  /// Keeps a sheet from being dismissed by Escape or a swipe.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    RegistrationView(content: self) { owner, environment in
      environment.presentation?.setLocked(isDisabled, owner: owner)
    } unregister: { owner, environment in
      environment.presentation?.setLocked(false, owner: owner)
    }
  }

  /// Accepted as it stands: a page sizes its sheets by their content.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Accepted as it stands: a page's sheets have no drag indicator.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}

/// How high a sheet stands.
public enum PresentationDetent: Hashable, Sendable {
  /// Half the height.
  case medium
  /// The whole height.
  case large
  /// A part of the height.
  case fraction(CGFloat)
  /// So many points.
  case height(CGFloat)
}

/// The content of a sheet for an item; the last item stays while the sheet leaves.
struct ItemContent<Item: Identifiable, Content: View>: View {
  let item: Item?
  let content: (Item) -> Content

  var body: some View {
    if let item { content(item).id(item.id) }
  }
}

extension Binding {
  /// Whether there is a value; setting it to false takes the value away.
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil },
      set: { isPresent in if !isPresent { wrappedValue = nil } })
  }
}

/// What a presented view tells its presentation.
@MainActor
final class PresentationModel {
  private var locks: Set<ObjectIdentifier> = []
  var isLocked: Bool { !locks.isEmpty }

  func setLocked(_ isLocked: Bool, owner: AnyObject) {
    if isLocked {
      locks.insert(ObjectIdentifier(owner))
    } else {
      locks.remove(ObjectIdentifier(owner))
    }
  }
}

extension EnvironmentValues {
  var presentation: PresentationModel? {
    get { self[PresentationModelKey.self] }
    set { self[PresentationModelKey.self] = newValue }
  }
}

private enum PresentationModelKey: EnvironmentKey {
  static var defaultValue: PresentationModel? { nil }
}

struct PresentationModifier<Presented: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let kind: DialogElement<AnyView>.Kind
  let onDismiss: (@MainActor () -> Void)?
  let presented: () -> Presented
  @State private var model = PresentationModel()

  func body(content: Content) -> some View {
    content
    if isPresented.wrappedValue {
      PortalView(content: dialog)
    }
  }

  private var dialog: some View {
    let close: @MainActor () -> Void = { isPresented.wrappedValue = false }
    return DialogElement(kind: kind, cancel: { if !model.isLocked { close() } }) {
      AnyView(
        presented()
          .environment(\.dismiss, DismissAction(action: close))
          .environment(\.isPresented, true)
          .environment(\.presentation, model)
          .environment(\.navigation, nil)
          .environment(\.bar, nil)
          .onDisappear { onDismiss?() })
    }
  }
}
